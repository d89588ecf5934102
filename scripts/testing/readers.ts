/**
 * These files are read by tests and not imported. A reader is a file, or a folder, which means every test in
 * it. The table is kept by hand, because no program can derive it from the code.
 */
export const readers: readonly [read: RegExp, by: readonly string[]][] = [
  [/^(jest\.|tsconfig|package)/, ['src/', 'server/', 'scripts/']],
  [/^mocks\/(modules\/|browser\/setup)/, ['src/']],
  [/^server\/testing\/(files\/|serviceEnvironment|globalSetup|prepareTests|makeDatabases)/, ['server/']],
  // Processes and threads get the path of their program.
  [
    /^server\/(compiled|testing\/(serviceProcess|dataFolder|writeStackFolder))\.ts$/,
    ['server/testing/preparedFiles.ts'],
  ],
  [/\.(worker|process)\.ts$/, ['server/programFiles.ts', 'server/rendering/renderProcess.test.ts']],
  [/^server\/db\/migrations\//, ['server/db/migrations.ts']],
  [
    /^docs\/.*\.json$/,
    [
      'server/testing/api/contractSchemas.ts',
      'server/domain/readCard.test.ts',
      'src/screens/history/HistoryScreen.test.tsx',
      'scripts/api-reference/apiReference.test.ts',
    ],
  ],
  [
    /^docs\/ingest\.md$|^\.dependency-cruiser/,
    ['server/features/ingest/storedMessages.test.ts', 'scripts/gates/importRules.test.ts'],
  ],
  [
    /^(translations|src|server)\/(?!testing\/).*(?<!\.test)\.(tsx?|json)$|^(README|docs\/.*)\.md$/,
    [
      'scripts/gates/docComments.test.ts',
      'scripts/gates/literalTexts.test.ts',
      'scripts/gates/literalWidths.test.ts',
      'scripts/gates/demoSeed.test.ts',
      'scripts/gates/docs.test.ts',
      'scripts/gates/glossary.test.ts',
      'scripts/gates/fontSigns.test.ts',
      'src/i18n/translations.test.ts',
    ],
  ],
  [
    /\.css$|^index\.html$|^public\//,
    ['scripts/gates/literalWidths.test.ts', 'e2e/every-scene.e2e.ts', 'e2e/first-form.e2e.ts'],
  ],
];
