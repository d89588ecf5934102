import { cruise, type ICruiseResult } from 'dependency-cruiser';

export type Importers = ReadonlyMap<string, readonly string[]>;

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
      // All pages import a part of a catalogue, so the id decides which file shows a text.
      const isPartOfCatalogue = module.includes('?part=');
      if (!isPartOfCatalogue && !dependencyTypes.includes('type-only'))
        importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  return importers;
}
