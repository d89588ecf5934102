import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** Who imports a file, by the file. A file that imports nothing and that nobody imports is in it, too. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Imports of the whole project when it runs: those of types alone are none. */
export async function readImporters(): Promise<Importers> {
  const { output } = await cruise(['src', 'server', 'mocks', 'e2e', 'scripts'], {
    // Jest answers for style sheets with one stub.
    exclude: { path: 'node_modules|[.]css$' },
    tsPreCompilationDeps: true,
    exoticRequireStrings: ['jest.requireActual'],
    tsConfig: { fileName: 'tsconfig.json' },
    outputType: 'json',
  });
  const { modules }: ICruiseResult = JSON.parse(String(output));
  const importers = new Map<string, string[]>(modules.map(({ source }) => [source, []]));
  for (const { source, dependencies } of modules)
    for (const { resolved, module, dependencyTypes } of dependencies) {
      // A part of a catalogue is imported by all pages: who shows a text is decided by its id.
      const isPartOfCatalogue = module.includes('?part=');
      if (!isPartOfCatalogue && !dependencyTypes.includes('type-only'))
        importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  return importers;
}
