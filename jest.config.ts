import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

// Days, offsets and clock changes are tested in one zone, wherever the tests run.
process.env.TZ = 'Europe/Copenhagen';

const transform: Config['transform'] = {
  '^.+\\.([cm]?[tj]sx?)$': ['ts-jest', { tsconfig: 'tsconfig.jest.json', diagnostics: false }],
};

// Published as ES modules only: Jest's CommonJS run time needs them compiled.
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

/** The aliases of tsconfig.json. */
const aliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@mocks/(.*)$': '<rootDir>/mocks/$1',
};

/** Stands in for what only a build or a browser has. */
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
 * Jest hands these to each module as parameters. A lookup in its sandbox's global object is so slow that Drizzle alone took a sixth of the
 * time of the service's longest test by it. No test replaces one of these.
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
 * TEST_DATABASE_URL names the server for the service's tests, which `npm run test:postgres` starts; without it they run on the embedded
 * database. With TEST_BOTH_DATABASES, PostgreSQL takes them all in another run, and the embedded database what can lose data or show it to
 * the wrong company. What needs one of the two alone is named *.embedded.test.ts or *.server.test.ts.
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
  // One worker more than there are processors, because a worker waits for a fifth of its time. A worker takes about a gigabyte, and a machine
  // that reports many processors may have few of them free. A single worker would run in Jest's own process, which keeps what files leave behind.
  maxWorkers: Math.min(availableParallelism() + 1, 4),
  // A worker gives the memory of a database back before it is gone: on a busy machine longer than Jest's half second.
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
