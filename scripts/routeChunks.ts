import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { namedImportsOf } from './namedImports.ts';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Pages by their first modules: what the browser loads before the page is there. Not the global admins, the history and the
 * deleted organisations, which are opened rarely and take what the others need as it comes: one page more divides all of it anew.
 */
const frame = [
  'src/app/context/openStore.ts',
  'src/app/sign-in/RequireAccess.tsx',
  // Of a page that is opened rarely, too; too small for a file of its own.
  'src/app/sign-in/RequireAccessUnframed.tsx',
  // Of pages that are opened rarely, and of the person's page, which must not come along with them.
  'src/ui/layout/BackLink.tsx',
];
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
  // The page of a card's version needs the volume of logs as well, which must not bring the report along.
  stack: [...screen('stack/StackScreen'), 'src/lib/logVolume.ts'],
  organizations: screen('organizations/OrganizationsScreen'),
  organization: screen('organization/OrganizationScreen'),
  department: screen('department/DepartmentScreen'),
  person: screen('person/PersonScreen'),
};

const accountPages = ['forgot-password', 'reset-password', 'confirm-account'];
const peoplePages = ['organizations', 'organization', 'department', 'person'];
const tablePages = ['stacks', 'sawmill-stacks', 'stack', ...peoplePages];
const framePages = ['landing', 'dashboard', ...tablePages];

/** A module is in the first of these chunks whose pages are all that need it, and in `start` if there is none. */
const chunks: [name: string, pages: string[]][] = [
  ['report', ['report']],
  ['account', accountPages],
  ['sign-in', ['sign-in', ...accountPages]],
  ['landing', ['landing']],
  ['dashboard', ['dashboard']],
  ['sawmill-stacks', ['sawmill-stacks']],
  ['organization-stacks', ['stacks']],
  ['stacks', ['stacks', 'sawmill-stacks']],
  ['stack', ['stack']],
  ['organization', ['organization', 'department']],
  ['person', ['person']],
  ['organizations', ['organizations']],
  ['administration', peoplePages],
  ['fields', ['stack', 'report']],
  ['tables', tablePages],
  ['frame', framePages],
  ['formats', [...framePages, 'report']],
  ['forms', [...framePages, 'sign-in', ...accountPages]],
];

const mantineIndex = /@mantine[\\/](\w+)[\\/]esm[\\/]index\.mjs$/;

/** The modules that a module needs: of an index of Mantine only those whose names it imports. */
function importsOf(id: string, modules: Modules): readonly string[] {
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    const [, library] = mantineIndex.exec(imported) ?? [];
    if (!library) return imported;
    const used = namedImportsOf(code ?? '')
      .filter(({ from }) => from === `@mantine/${library}`)
      .flatMap(({ names }) => names);
    return namedImportsOf(modules.getModuleInfo(imported)?.code ?? '')
      .filter(({ names, from }) => from.startsWith('.') && names.some((name) => used.includes(name)))
      .map(({ from }) => path.join(path.dirname(imported), from));
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

const chunkFor = (users: readonly string[]) =>
  chunks.find(([, pages]) => users.every((page) => pages.includes(page)))?.[0] ?? 'start';

/** A style that several pages need comes with the frame or at the start: a file of its own costs more than it weighs. */
function chunkOf(id: string, users: readonly string[]): string {
  if (!id.endsWith('.css') || users.length === 1) return chunkFor(users);
  return users.every((page) => framePages.includes(page)) ? 'frame' : 'start';
}

/**
 * Names the chunk of each module that comes with a page, not later. Left alone, Rolldown makes one for each set of pages
 * that need the same modules: sixty and more files a page, most below 1 kB. Few large ones load sooner and compress better.
 */
export function routeChunks(root: string): (id: string, modules: Modules) => string | null {
  let names: Map<string, string> | undefined;
  const nameAll = (modules: Modules) => {
    const users = new Map<string, string[]>();
    for (const [page, entries] of Object.entries(pages))
      for (const id of closureOf(root, entries, modules)) users.set(id, [...(users.get(id) ?? []), page]);
    const start = closureOf(root, ['src/main.tsx'], modules);
    return new Map(
      [...users.keys(), ...start].map((id) => [
        id,
        start.has(id) ? 'start' : chunkOf(id, users.get(id) ?? []),
      ]),
    );
  };
  return (id, modules) => {
    names ??= nameAll(modules);
    return names.get(id) ?? null;
  };
}
