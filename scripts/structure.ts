/**
 * `npm run structure` prints figures about the structure of the product's code, to be compared before and
 * after files are moved. Tests, test helpers and generated code are left out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const tests = /\.(test|accessCases)\.tsx?$|^server\/testing\/|\.gen\.ts$|\.d\.ts$/;
const manyEntries = 25;
const longFile = 300;
const manyImports = 22;

async function readProduct(): Promise<Pick<Required<ICruiseResult>, 'modules' | 'folders'>> {
  const { output } = await cruise(['src', 'server'], {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: tests.source },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    metrics: true,
    outputType: 'json',
  });
  const { modules, folders = [] }: ICruiseResult = JSON.parse(String(output));
  return { modules: modules.filter(({ source }) => /^(src|server)\/.*\.tsx?$/.test(source)), folders };
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function foldersWithin(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap((entry) => foldersWithin(path.posix.join(folder, entry.name)))];
}

type Product = Awaited<ReturnType<typeof readProduct>>;

function report(side: 'src' | 'server', { modules: all, folders }: Product): void {
  const modules = all.filter(({ source }) => source.startsWith(`${side}/`));
  const lines = new Map(modules.map(({ source }) => [source, linesOf(source)]));
  const sorted = [...lines.values()].sort((one, other) => one - other);
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of all)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  const single = [...lines.keys()].filter((file) => new Set(importers.get(file)).size === 1);
  const singleAtHome = single.filter(
    (file) => path.dirname(importers.get(file)?.[0] ?? '') === path.dirname(file),
  );
  const long = [...lines]
    .filter(([, count]) => count > longFile)
    .map(([file, count]) => `${file} (${count})`);
  const crowded = foldersWithin(side)
    .map((folder) => ({ folder, entries: readdirSync(folder).length }))
    .filter(({ entries }) => entries > manyEntries)
    .map(({ folder, entries }) => `${folder} (${entries})`);
  const inFileCycles = modules.filter(({ dependencies }) => dependencies.some(({ circular }) => circular));
  const inFolderCycles = folders.filter(
    ({ name, dependencies = [] }) =>
      name.startsWith(side) && dependencies.some(({ circular }) => circular === true),
  );
  const importing = modules
    .filter(({ source }) => source.endsWith('.tsx'))
    .map(({ source, dependencies }) => ({
      source,
      count: new Set(dependencies.map((one) => one.module)).size,
    }))
    .filter(({ count }) => count > manyImports)
    .map(({ source, count }) => `${source} (${count})`);
  const rows: [string, string | number][] = [
    ['files', modules.length],
    ['lines', sorted.reduce((sum, count) => sum + count, 0)],
    ['median, p90, longest file', `${percentile(sorted, 0.5)}, ${percentile(sorted, 0.9)}, ${sorted.at(-1)}`],
    ['files of at most 30 lines', sorted.filter((count) => count <= 30).length],
    ['files with exactly one importer', `${single.length} (${singleAtHome.length} of them in its folder)`],
    [`files over ${longFile} lines`, long.join(', ') || 0],
    [`folders with more than ${manyEntries} entries`, crowded.join(', ') || 0],
    [`components that import from more than ${manyImports} places`, importing.join(', ') || 0],
    ['files in cycles', inFileCycles.length],
    ['folders in cycles', inFolderCycles.map(({ name }) => name).join(', ') || 0],
  ];
  print(side, rows);
}

function print(title: string, rows: readonly (readonly [name: string, value: string | number])[]): void {
  console.log(`\n${title}`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(50)} ${value}`);
}

/** The page of the API reference and the gates do not belong to the portal's build. */
async function readBuildScripts(): Promise<string[]> {
  const { output } = await cruise(['vite.config.ts', 'scripts/worldMap.ts'], {
    includeOnly: { path: '^(vite[.]config|scripts/\\w+)[.]ts$' },
    tsPreCompilationDeps: true,
    outputType: 'json',
  });
  const { modules }: ICruiseResult = JSON.parse(String(output));
  return modules.map(({ source }) => source);
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

const product = await readProduct();
report('server', product);
report('src', product);
const buildScripts = await readBuildScripts();
print('build of the portal', [
  ['files', buildScripts.join(', ')],
  ['lines', buildScripts.reduce((sum, file) => sum + linesOf(file), 0)],
]);
