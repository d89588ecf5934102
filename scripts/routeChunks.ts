import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Modules that the same pages need, or nearly. */
interface Group {
  pages: string[];
  ids: string[];
  size: number;
}

/** No page needs more chunks than these, beside those that every page starts with. */
const mostChunks = 7;

/** Pages that do without most of the portal: what they load in vain counts more. */
const smallPages = ['sign-in', 'report'];
const vainWeight = (page: string) => (smallPages.includes(page) ? 4 : 1);

/**
 * Pages by their first modules: what the browser loads before the page is there. Not the global admins, the history and the
 * deleted organisations, which are opened rarely and take what the others need as it comes: one page more divides all of it anew.
 */
const frame = ['src/app/context/openStore.ts', 'src/app/sign-in/RequireAccess.tsx'];
const screen = (name: string) => [...frame, `src/screens/${name}.tsx`];
const pages: Record<string, string[]> = {
  'sign-in': ['src/app/sign-in/SignIn.tsx'],
  'forgot-password': ['src/screens/account/ForgotPasswordScreen.tsx'],
  'reset-password': ['src/screens/account/ResetPasswordScreen.tsx'],
  'confirm-account': ['src/screens/account/ConfirmAccountScreen.tsx'],
  report: ['src/screens/stack-report/page/StackReportScreen.tsx'],
  landing: [...frame, 'src/app/sign-in/Landing.tsx'],
  dashboard: screen('dashboard/DashboardScreen'),
  stacks: screen('stacks/StacksScreen'),
  'sawmill-stacks': screen('sawmill-stacks/SawmillStacksScreen'),
  stack: screen('stack/StackScreen'),
  organizations: screen('organizations/OrganizationsScreen'),
  organization: screen('organization/OrganizationScreen'),
  department: screen('department/DepartmentScreen'),
  person: screen('person/PersonScreen'),
};

/** The pages with the frame. */
const screens = Object.keys(pages).filter((page) =>
  pages[page]?.includes('src/app/sign-in/RequireAccess.tsx'),
);

const mantineIndex = /@mantine[\\/](\w+)[\\/]esm[\\/]index\.mjs$/;
const namedImports = /import\s*\{(?<names>[^}]*)\}\s*from\s*["'](?<from>[^"']+)["']/g;

const namesIn = (list: string) => list.split(',').flatMap((name) => /^\s*(\w+)/.exec(name)?.[1] ?? []);

/** The modules that a module needs: of an index of Mantine only those whose names it imports. */
function importsOf(id: string, modules: Modules): readonly string[] {
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    const [, library] = mantineIndex.exec(imported) ?? [];
    if (!library) return imported;
    const used = [...(code ?? '').matchAll(namedImports)]
      .filter(({ groups }) => groups?.from === `@mantine/${library}`)
      .flatMap(({ groups }) => namesIn(groups?.names ?? ''));
    const offered = [...(modules.getModuleInfo(imported)?.code ?? '').matchAll(namedImports)];
    return offered
      .filter(
        ({ groups }) =>
          groups?.from?.startsWith('.') && namesIn(groups.names ?? '').some((name) => used.includes(name)),
      )
      .map(({ groups }) => path.join(path.dirname(imported), groups?.from ?? ''));
  });
}

/** The ids of all modules that come with these. */
function closureOf(root: string, entries: readonly string[], modules: Modules): Set<string> {
  const found = new Set(entries.map((entry) => normalizePath(path.join(root, entry))));
  for (const id of found) {
    if (!modules.getModuleInfo(id)) throw new Error(`${id} is no module of the portal`);
    for (const imported of importsOf(id, modules)) found.add(imported);
  }
  return found;
}

const isJoint = (one: readonly string[], other: readonly string[]) =>
  one.some((page) => other.includes(page));

/** Each group with the positions of those that it imports. */
function importsBetween(groups: readonly Group[], modules: Modules): Set<number>[] {
  const homes = new Map(groups.flatMap(({ ids }, at) => ids.map((id) => [id, at])));
  return groups.map(
    ({ ids }, at) =>
      new Set(
        ids
          .flatMap((id) => importsOf(id, modules).flatMap((imported) => homes.get(imported) ?? []))
          .filter((home) => home !== at),
      ),
  );
}

/**
 * What each of these pages loads that it does not need, if the two groups were one: the other's modules, and what those import.
 * Null if the chunk of both would import another one that imports it.
 */
function costOf(
  pair: readonly [number, number],
  groups: readonly Group[],
  imports: readonly Set<number>[],
): { cost: number; reached: Set<number> } | null {
  const reached = new Set(pair.flatMap((at) => [...(imports[at] ?? [])]).filter((at) => !pair.includes(at)));
  for (const at of reached) for (const next of imports[at] ?? []) reached.add(next);
  if (pair.some((at) => reached.has(at))) return null;
  const users = new Set(pair.flatMap((at) => groups[at]?.pages ?? []));
  const costs = [...pair, ...reached].map((at) => {
    const size = groups[at]?.size ?? 0;
    const inVain = [...users].filter((page) => !groups[at]?.pages.includes(page));
    return inVain.reduce((sum, page) => sum + vainWeight(page) * size, 0);
  });
  return { cost: costs.reduce((sum, cost) => sum + cost, 0), reached };
}

/** Joins the two groups that cost least, again and again, until no page needs too many. */
function joinGroups(exact: readonly Group[], modules: Modules): Group[] {
  let groups = [...exact];
  for (;;) {
    const imports = importsBetween(groups, modules);
    const crowded = Object.keys(pages).filter(
      (page) => groups.filter((group) => group.pages.includes(page)).length > mostChunks,
    );
    const of = (at: number) => (groups[at]?.pages ?? []).filter((page) => crowded.includes(page));
    const [cheapest] = groups
      .flatMap((_, first) =>
        groups.slice(first + 1).map((_, at): [number, number] => [first, first + 1 + at]),
      )
      .filter(([one, other]) => isJoint(of(one), of(other)))
      .flatMap((pair) => {
        const found = costOf(pair, groups, imports);
        return found ? { pair, ...found } : [];
      })
      .sort((a, b) => a.cost - b.cost);
    if (!cheapest) return groups;
    const { pair, reached } = cheapest;
    const joined = joinAll(pair.flatMap((at) => groups[at] ?? []));
    groups = [
      ...groups.flatMap((group, at) => {
        if (pair.includes(at)) return [];
        return reached.has(at) ? { ...group, pages: [...new Set([...group.pages, ...joined.pages])] } : group;
      }),
      joined,
    ];
  }
}

const joinAll = (groups: readonly Group[]): Group => ({
  pages: [...new Set(groups.flatMap(({ pages }) => pages))],
  ids: groups.flatMap(({ ids }) => ids),
  size: groups.reduce((sum, { size }) => sum + size, 0),
});

/** A style that several pages need comes with the frame or at the start: a file of its own costs more than it weighs. */
function pagesOfStyle(users: readonly string[]): string[] {
  if (users.length === 1) return [...users];
  const all = users.every((page) => screens.includes(page)) ? screens : Object.keys(pages);
  return [...all].sort();
}

/** Modules by the pages that need them. */
function exactGroups(needs: readonly [page: string, ids: Set<string>][], modules: Modules): Group[] {
  const all = [...new Set(needs.flatMap(([, ids]) => [...ids]))].map((id) => {
    const users = needs.filter(([, ids]) => ids.has(id)).map(([page]) => page);
    return {
      pages: id.endsWith('.css') ? pagesOfStyle(users) : users.sort(),
      ids: [id],
      size: (modules.getModuleInfo(id)?.code ?? '').replaceAll(/\/\*[\s\S]*?\*\//g, '').length,
    };
  });
  const sets = new Map<string, Group[]>();
  for (const one of all) sets.set(one.pages.join(), [...(sets.get(one.pages.join()) ?? []), one]);
  return [...sets.values()].map(joinAll);
}

/**
 * Names the chunk of each module that comes with a page, not later. Left alone, Rolldown makes one for each set of pages
 * that need the same modules: sixty and more files a page, most below 1 kB. Few large ones load sooner and compress better.
 */
export function routeChunks(root: string): (id: string, modules: Modules) => string | null {
  let names: Map<string, string> | undefined;
  const nameAll = (modules: Modules) => {
    const start = closureOf(root, ['src/main.tsx'], modules);
    const needs = Object.entries(pages).map(([page, entries]): [string, Set<string>] => {
      const ids = [...closureOf(root, entries, modules)].filter((id) => !start.has(id));
      return [page, new Set(ids)];
    });
    const exact = exactGroups(needs, modules);
    const everywhere = exact.filter((group) => group.pages.length === needs.length);
    const groups = joinGroups(
      exact.filter((group) => !everywhere.includes(group)),
      modules,
    );
    const atStart = [...start, ...everywhere.flatMap(({ ids }) => ids)];
    return new Map([
      ...atStart.map((id): [string, string] => [id, 'start']),
      ...groups.flatMap(({ ids }, at) => ids.map((id): [string, string] => [id, `page-${at}`])),
    ]);
  };
  return (id, modules) => {
    names ??= nameAll(modules);
    return names.get(id) ?? null;
  };
}
