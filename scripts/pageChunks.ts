import path from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const mantineIndex = /@mantine\/(\w+)\/esm\/index\.mjs$/;

function namedImports(code = ''): { names: string[]; from: string }[] {
  const found = code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return [...found].map(([, list = '', from = '']) => ({
    names: list.split(',').map((name) => name.trim()),
    from,
  }));
}

function importsOf(id: string, modules: Modules): string[] {
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    const [, library] = mantineIndex.exec(imported) ?? [];
    if (library === undefined) return imported;
    const used = namedImports(code ?? '')
      .filter(({ from }) => from === `@mantine/${library}`)
      .flatMap(({ names }) => names.map((name) => name.replace(/ as .*/, '')));
    return namedImports(modules.getModuleInfo(imported)?.code ?? '')
      .filter(({ names }) => names.some((name) => used.includes(name.replace(/.* as /, ''))))
      .map(({ from }) => path.join(path.dirname(imported), from));
  });
}

function closureOf(entries: readonly string[], modules: Modules): Set<string> {
  const found = new Set(entries);
  for (const id of found) for (const imported of importsOf(id, modules)) found.add(imported);
  return found;
}

function usersOf(root: string, modules: Modules): Map<string, { pages: Set<string>; areas: Set<string> }> {
  const file = (name: string) => path.posix.join(root, 'src', name);
  const start = closureOf([file('main.tsx')], modules);
  const frame = closureOf(['app/sign-in/RequireAccess.tsx', 'app/context/openStore.ts'].map(file), modules);
  const users = new Map<string, { pages: Set<string>; areas: Set<string> }>();
  for (const page of modules.getModuleInfo(file('app/pages.ts'))?.importedIds ?? []) {
    const { code, dynamicallyImportedIds = [] } = modules.getModuleInfo(page) ?? {};
    const said = (property: string) => new RegExp(`${property}: ['"](\\w+)`).exec(code ?? '')?.[1] ?? '';
    const ids = [...closureOf(dynamicallyImportedIds, modules), ...(said('within') === 'frame' ? frame : [])];
    for (const id of ids) {
      if (start.has(id)) continue;
      const { pages, areas } = users.get(id) ?? { pages: new Set<string>(), areas: new Set<string>() };
      users.set(id, { pages: pages.add(path.basename(page, '.page.ts')), areas: areas.add(said('area')) });
    }
  }
  return users;
}

/**
 * Modules that three areas or more share are divided into files by which of these areas use them. The areas
 * `account` and `report` have pages outside the frame, whose modules must not load the frame. A list is the
 * largest page, and must not load modules that only other areas share.
 */
const apart = ['account', 'report', 'lists'];

/**
 * The modules of one page are in one file, and so are the modules that the same two areas share. All others
 * are in a few shared files. Without this, the bundler would make 172 files for a list, most of them below 1
 * kB.
 */
export function pageChunks(root: string): (id: string, modules: Modules) => string | null {
  let users: ReturnType<typeof usersOf> | undefined;
  return (id, modules) => {
    users ??= usersOf(root, modules);
    const { pages, areas } = users.get(id) ?? {};
    if (!pages || !areas) return null;
    if (pages.size === 1) return [...pages].join();
    if (areas.size <= 2) return [...areas].sort().join('-');
    return ['shared', ...apart.filter((area) => areas.has(area))].join('-');
  };
}
