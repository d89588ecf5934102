import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

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

function modulesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
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
        named ??= namedParts([
          ...modulesIn(path.join(root, 'src'), /\.tsx?$/),
          ...modulesIn(path.join(root, 'node_modules/@mantine'), /\.mjs$/),
        ]);
        return { code: withoutUnnamedParts(code, named), map: null };
      },
    },
  };
}
