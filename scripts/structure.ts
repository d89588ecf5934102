/**
 * `npm run structure`: how the product's code is cut, as numbers to compare before and after a move. Tests, what only tests use, and generated code
 * are left out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IDependency, type IModule } from 'dependency-cruiser';

const tests = /\.test\.tsx?$|^src\/testing\/|^server\/testing\/|\.gen\.ts$|\.d\.ts$/;
const manyEntries = 25;
const longFile = 300;

async function readModules(): Promise<IModule[]> {
  const { output } = await cruise(['src', 'server'], {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    outputType: 'json',
  });
  const result: ICruiseResult = JSON.parse(String(output));
  return result.modules.filter(
    ({ source }) => /^(src|server)\/.*\.tsx?$/.test(source) && !tests.test(source),
  );
}

const isTypeOnly = ({ dependencyTypes }: IDependency) =>
  dependencyTypes.some((type) => type === 'type-only' || type === 'pre-compilation-only');

type Graph = Map<string, Set<string>>;

/** Edges among the files, named by `nameOf`: by themselves, or by their folders. */
function graphOf(modules: IModule[], nameOf: (file: string) => string, withTypes: boolean): Graph {
  const known = new Set(modules.map(({ source }) => source));
  const graph: Graph = new Map();
  for (const { source, dependencies } of modules) {
    const targets = graph.get(nameOf(source)) ?? new Set();
    graph.set(nameOf(source), targets);
    for (const dependency of dependencies) {
      if (!known.has(dependency.resolved) || (!withTypes && isTypeOnly(dependency))) continue;
      const target = nameOf(dependency.resolved);
      if (target !== nameOf(source)) targets.add(target);
    }
  }
  return graph;
}

/** The groups of nodes that reach each other (Tarjan's strongly connected components, those of one node left out). */
function cyclesOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  function visit(node: string): number {
    const number = order.size;
    order.set(node, number);
    stack.push(node);
    let low = number;
    for (const target of graph.get(node) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    lowest.set(node, low);
    if (low === number) {
      const cycle = stack.splice(stack.indexOf(node));
      if (cycle.length > 1) cycles.push(cycle.sort());
    }
    return low;
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function foldersWithin(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap((entry) => foldersWithin(path.posix.join(folder, entry.name)))];
}

function report(side: 'src' | 'server', all: IModule[]): void {
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
  const folderOf = (file: string) => path.posix.dirname(file);
  const rows: [string, string | number][] = [
    ['files', modules.length],
    ['lines', sorted.reduce((sum, count) => sum + count, 0)],
    ['median, p90, longest file', `${percentile(sorted, 0.5)}, ${percentile(sorted, 0.9)}, ${sorted.at(-1)}`],
    ['files of at most 30 lines', sorted.filter((count) => count <= 30).length],
    ['files with exactly one importer', `${single.length} (${singleAtHome.length} of them in its folder)`],
    [`files over ${longFile} lines`, long.join(', ') || 0],
    [`folders with more than ${manyEntries} entries`, crowded.join(', ') || 0],
    ['cycles of files', cyclesOf(graphOf(modules, (file) => file, false)).length],
    ['cycles of files, types counted', cyclesOf(graphOf(modules, (file) => file, true)).length],
    [
      'cycles of folders',
      cyclesOf(graphOf(modules, folderOf, false))
        .map((cycle) => cycle.join(' '))
        .join('; ') || 0,
    ],
    [
      'cycles of folders, types counted',
      cyclesOf(graphOf(modules, folderOf, true))
        .map((cycle) => cycle.join(' '))
        .join('; ') || 0,
    ],
  ];
  console.log(`\n${side}`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(40)} ${value}`);
}

const modules = await readModules();
report('server', modules);
report('src', modules);
