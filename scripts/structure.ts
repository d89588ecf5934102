/**
 * `npm run structure` prints the structure of the product's code in numbers, for a comparison before and
 * after a move. It leaves out tests, test helpers and generated code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const tests = /\.(test|accessCases)\.tsx?$|^server\/testing\/|\.gen\.ts$|\.d\.ts$/;
const manyEntries = 25;
const longFile = 300;

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
  const lines = new Map(
    modules.map(({ source }) => [source, readFileSync(source, 'utf8').split('\n').length - 1]),
  );
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
  const rows: [string, string | number][] = [
    ['files', modules.length],
    ['lines', sorted.reduce((sum, count) => sum + count, 0)],
    ['median, p90, longest file', `${percentile(sorted, 0.5)}, ${percentile(sorted, 0.9)}, ${sorted.at(-1)}`],
    ['files of at most 30 lines', sorted.filter((count) => count <= 30).length],
    ['files with exactly one importer', `${single.length} (${singleAtHome.length} of them in its folder)`],
    [`files over ${longFile} lines`, long.join(', ') || 0],
    [`folders with more than ${manyEntries} entries`, crowded.join(', ') || 0],
    ['files in cycles', inFileCycles.length],
    ['folders in cycles', inFolderCycles.map(({ name }) => name).join(', ') || 0],
  ];
  console.log(`\n${side}`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(40)} ${value}`);
}

const product = await readProduct();
report('server', product);
report('src', product);
