import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

// Days, offsets and clock changes are tested in one zone, wherever the tests run.
process.env.TZ = 'Europe/Copenhagen';

const transform: Config['transform'] = {
  '^.+\\.([cm]?[tj]sx?)$': ['ts-jest', { tsconfig: 'tsconfig.jest.json', diagnostics: false }],
};

// These packages are published only as ES modules, which Jest's CommonJS run time needs compiled.
const esModulesOnly = [
  'msw',
  '@mswjs',
  '@open-draft',
  'until-async',
  'rettime',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'd3-[a-z-]+',
  'supercluster',
  'kdbush',
  'jose',
  'client-zip',
  'fast-png',
  'iobuffer',
  'fflate',
];
const transformIgnorePatterns = [`/node_modules/(?!(${esModulesOnly.join('|')})/)`];

const aliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@mocks/(.*)$': '<rootDir>/mocks/$1',
};

/** These files replace modules that only a build or a browser can load. */
const portalModules = {
  '\\.css$': '<rootDir>/mocks/modules/emptyStyles.ts',
  '\\?(url|worker&url)$': '<rootDir>/mocks/modules/assetUrl.ts',
  '^(.*/translations/\\w+\\.json)\\?part=\\w+$': '$1',
  '(^[.]|/overlay)/Dialog$': '<rootDir>/mocks/modules/dialog.ts',
  '/lib/environment$': '<rootDir>/mocks/modules/environment.ts',
  '/mapEnvironment$': '<rootDir>/mocks/modules/mapEnvironment.ts',
  '^(maplibre-gl|react-map-gl/maplibre)$': '<rootDir>/mocks/modules/mapLibrary.tsx',
  ...aliases,
};

/**
 * Jest passes these globals to each module as parameters. A lookup in its sandbox's global object is so slow
 * that it took Drizzle alone a sixth of the time of the service's longest test. No test replaces one of
 * these.
 */
const languageGlobals = [
  'Object',
  'Array',
  'Math',
  'Number',
  'String',
  'Symbol',
  'Map',
  'Set',
  'JSON',
  'Uint8Array',
];

/**
 * TEST_DATABASE_URL names the server for the service's tests, which `npm run test:postgres` starts; without
 * it they run on the embedded database. With TEST_BOTH_DATABASES, PostgreSQL runs all of them in another run,
 * and the embedded database only those about lost data or data shown to the wrong company. Tests that need
 * one of the two databases are named *.embedded.test.ts or *.server.test.ts.
 */
const { TEST_DATABASE_URL, TEST_BOTH_DATABASES } = process.env;
const onBothDatabases = [
  '**/*.embedded',
  'db/tables',
  'demo/seed/{demoCards,missingMeasurements}',
  'calls/{calls,recordChanges}',
  'commands/{databaseCommands,organization-file/*}',
  'auth/authorization',
  'features/history/*',
  'features/ingest/measureStack',
  'features/{members/elsewhere,organizations/afterDeletion}',
];
const serviceTests = TEST_BOTH_DATABASES && !TEST_DATABASE_URL ? onBothDatabases : ['**/*'];

// V8 collects young objects less often in a larger space. A sample of the portal's tests took 6 % less time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`;

const everyTest = '<rootDir>/jest.setup.ts';

const config: Config = {
  // There is one worker more than processors, because a worker waits for a fifth of its time. A worker takes
  // about a gigabyte, and a machine that reports many processors may have few of them free. A single worker
  // would run in Jest's own process, which keeps what the test files leave behind.
  maxWorkers: Math.min(availableParallelism() + 1, 4),
  // A worker returns the memory of a database before it ends, which takes longer than Jest's half second on a
  // busy machine.
  workerGracefulExitTimeout: 60_000,
  reporters: ['default', '<rootDir>/scripts/testing/failuresAtOnce.cjs'],
  projects: [
    {
      displayName: 'rules',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
      testEnvironment: 'node',
      sandboxInjectedGlobals: languageGlobals,
      setupFilesAfterEnv: [everyTest],
      transform,
      transformIgnorePatterns,
      moduleNameMapper: portalModules,
    },
    {
      displayName: 'portal',
      testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.dom.test.ts'],
      testEnvironment: 'jest-fixed-jsdom',
      sandboxInjectedGlobals: languageGlobals,
      testEnvironmentOptions: { customExportConditions: [''] },
      setupFilesAfterEnv: [everyTest, '<rootDir>/mocks/browser/setup.ts'],
      transform,
      transformIgnorePatterns,
      moduleNameMapper: portalModules,
    },
    {
      displayName: 'service',
      testMatch: serviceTests.map((name) => `<rootDir>/server/${name}.test.ts`),
      testPathIgnorePatterns: [TEST_DATABASE_URL ? '[.]embedded[.]test[.]ts$' : '[.]server[.]test[.]ts$'],
      globalSetup: '<rootDir>/server/testing/globalSetup.mjs',
      testEnvironment: '<rootDir>/server/testing/serviceEnvironment.ts',
      sandboxInjectedGlobals: languageGlobals,
      setupFilesAfterEnv: [everyTest],
      transform,
      transformIgnorePatterns,
      moduleNameMapper: { '/migrationsFolder$': '<rootDir>/server/testing/migrationsFolder.ts', ...aliases },
    },
    {
      displayName: 'gates',
      testMatch: ['<rootDir>/{scripts,bench}/**/*.test.ts'],
      testEnvironment: 'node',
      setupFilesAfterEnv: [everyTest],
      transform,
      transformIgnorePatterns,
      moduleNameMapper: aliases,
    },
  ],
};

export default config;
