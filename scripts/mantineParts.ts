import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type NamedImport, namedImportsOf } from './namedImports.ts';

const part = /\b([A-Z]\w+)\.([A-Z]\w+)\b/g;
/** A message may name the part that it is about. */
const message = /new Error\(["`][^"`]*["`]/g;
const assignment = /^([A-Z]\w+\.[A-Z]\w+) = \w+;$/gm;

/** The parts of components, `Menu.Item`, that these modules name without being the ones that add them. */
export function namedParts(modules: readonly string[]): Set<string> {
  return new Set(
    modules.flatMap((code) => code.replaceAll(assignment, '').replaceAll(message, '').match(part) ?? []),
  );
}

/** Removes the unnamed parts from the module of a component, and the names that developer tools show. */
export function withoutUnnamedParts(code: string, named: ReadonlySet<string>): string {
  return code
    .replaceAll(assignment, (line, name: string) => (named.has(name) ? line : ''))
    .replaceAll(/^[A-Z]\w+\.displayName = ".*";$/gm, '');
}

/** Mantine's modules that the sources import, directly or through other modules. The others do not count: they are not in the build. */
export function reachedModules(sources: readonly string[], packages: string): string[] {
  const reached = new Map<string, string>();
  const follow = ({ names, from }: NamedImport, folder: string) => {
    if (from.startsWith('@mantine/')) {
      const library = path.join(packages, from.replace('@mantine/', ''), 'esm');
      const index = namedImportsOf(readFileSync(path.join(library, 'index.mjs'), 'utf8'));
      for (const one of index) if (one.names.some((name) => names.includes(name))) follow(one, library);
    }
    const file = path.join(folder, from);
    if (!from.startsWith('.') || !folder.startsWith(packages) || reached.has(file)) return;
    const code = readFileSync(file, 'utf8');
    reached.set(file, code);
    for (const one of namedImportsOf(code)) follow(one, path.dirname(file));
  };
  for (const one of sources.flatMap(namedImportsOf)) follow(one, '');
  return [...reached.values()];
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

function partsNamedIn(root: string): Set<string> {
  const sources = sourcesIn(path.join(root, 'src'));
  return namedParts([...sources, ...reachedModules(sources, path.join(root, 'node_modules/@mantine'))]);
}

/** Mantine's components hold their parts, so a menu would come with its search, its submenus and its radio buttons. */
export function mantineParts(root: string): Plugin {
  let named: Set<string> | undefined;
  return {
    name: 'mantine-parts',
    apply: 'build',
    transform: {
      filter: { id: /@mantine\/\w+\/esm\/.*\.mjs$/ },
      handler: (code) => {
        named ??= partsNamedIn(root);
        return { code: withoutUnnamedParts(code, named), map: null };
      },
    },
  };
}
