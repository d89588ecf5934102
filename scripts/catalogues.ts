import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** What a part has as well, although another one is its home. */
const copies: Record<string, string[]> = {
  // Fields of a stack.
  report: [
    'distribution',
    'stack.no_image',
    'stack.picture',
    'stack_date',
    'stack_doubt',
    'stack_field',
    'stack_filters.no',
    'stack_filters.yes',
    'stack_table.stack_id',
    'unit',
  ],
  cards: ['country', 'measurement_card.required_measurement', 'measurement_card.required_registration'],
  settings: ['invitation'],
};

/**
 * The beginnings of the ids of each part. The longest one decides: `organization.tab` is in `portal`, the rest of
 * `organization` in `administration`. What none of them names is in `portal`, because any page may need it.
 */
export const areas: Record<string, string[]> = {
  // Pages that need no session; `ui.failure` covers `ui.failure.title`.
  start: [
    'account',
    'confirm_account',
    'failure',
    'forgot_password',
    'form',
    'login',
    'not_found',
    'reset_password',
    'ui.failure',
    'ui.language',
    'ui.retry',
    'ui.scheme',
    'ui.show_password',
  ],
  report: ['report'],
  // What any page may say, and the dashboard: most people begin there. What lists and stack share is among it.
  portal: [
    'contacts.title',
    'deleted_organizations.title',
    'departments.title',
    'history.title',
    'login.again_text',
    'login.again_title',
    'map.canvas',
    'map.ctrl_key',
    'map.fit_all',
    'map.from_town',
    'map.meridian',
    'map.parallel',
    'map.skip',
    'map.touch_help',
    'map.wheel_help',
    'organization.tab',
    'organizations.contents.stacks',
    'organizations.title',
    'sawmills.title',
    'stack.doubts.title',
    'stack.neighbours.place',
    'stack.show_all',
    'stack.show_fewer',
    'stack.zone_note',
    'stack_columns.assortment',
    'stack_columns.assortmentLength',
    'stack_columns.in_unit',
    'stack_columns.logCount',
    'stack_columns.sawmill',
    'stack_columns.treeSpecies',
    'stack_columns.volume',
    'stack_table.department',
    'stack_table.downloading_archive',
    'stack_table.downloading_csv',
    'stack_table.failed',
    'stack_table.no_match',
    'stack_table.received',
    'stack_table.refreshing',
    'stack_table.reset_filters',
    'stack_table.stack_id',
    'stack_table.updated',
    'stack_table.zone_note',
    'stacks.all_dates',
    'stacks.assign',
    'stacks.assign_confirm',
    'stacks.assign_more',
    'stacks.none',
    'stacks.none_in_range',
    'stacks.none_text',
    'stacks.sawmills_loading',
    'stacks.title',
    'users.title',
  ],
  administration: [
    'api_keys',
    'contact_step',
    'contacts',
    'contract',
    'country',
    'department',
    'departments',
    'invitation',
    'measurement_card',
    'organization',
    'organizations',
    'people',
    'person',
    'sawmills',
    'users',
  ],
  lists: [
    'map',
    'sawmill_panel',
    'sawmill_stacks',
    'stack_columns',
    'stack_table',
    'stack_totals',
    'stack_views',
    'stacks',
    'ui.pager',
  ],
  stack: ['distribution', 'stack'],
  history: ['history'],
  cards: ['measurement_cards'],
  settings: ['deleted_organizations', 'global_admins', 'own_account'],
  // Stands in index.html alone.
  html: ['ui.unscripted'],
};

/** The beginning of an id among these that is the longest. */
function longestWithin(id: string, beginnings: readonly string[]): number {
  return Math.max(
    0,
    ...beginnings.filter((one) => id === one || id.startsWith(`${one}.`)).map((one) => one.length),
  );
}

/** Whether a part of the catalogues has a text. */
function isIn(part: string, id: string): boolean {
  if (longestWithin(id, copies[part] ?? []) > 0) return true;
  const [home] = Object.entries(areas)
    .map(([name, beginnings]) => ({ name, length: longestWithin(id, beginnings) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  return part === (home?.name ?? 'portal');
}

/**
 * Pages by their first modules, with the parts that they load (src/app/router.tsx). What a page imports later counts,
 * other pages apart.
 */
export const pages: Record<string, string[]> = {
  'src/main.tsx': ['start'],
  'src/app/sign-in/SignIn.tsx': ['start'],
  'src/screens/account/ForgotPasswordScreen.tsx': ['start'],
  'src/screens/account/ResetPasswordScreen.tsx': ['start'],
  'src/screens/account/ConfirmAccountScreen.tsx': ['start'],
  'src/screens/not-found/NotFoundScreen.tsx': ['start'],
  'src/screens/stack-report/page/StackReportScreen.tsx': ['start', 'report'],
  'src/app/sign-in/Landing.tsx': ['start', 'portal'],
  'src/app/sign-in/Refused.tsx': ['start', 'portal'],
  'src/app/sign-in/RequireAccess.tsx': ['start', 'portal'],
  'src/app/sign-in/RequireAccessUnframed.tsx': ['start', 'portal'],
  'src/screens/organizations/OrganizationsScreen.tsx': ['start', 'portal', 'administration'],
  'src/screens/deleted-organizations/DeletedOrganizationsScreen.tsx': ['start', 'portal', 'settings'],
  'src/screens/organization/OrganizationScreen.tsx': ['start', 'portal', 'administration'],
  'src/screens/department/DepartmentScreen.tsx': ['start', 'portal', 'administration'],
  'src/screens/person/PersonScreen.tsx': ['start', 'portal', 'administration'],
  'src/screens/history/HistoryScreen.tsx': ['start', 'portal', 'administration', 'history', 'lists'],
  'src/screens/dashboard/DashboardScreen.tsx': ['start', 'portal'],
  'src/screens/stacks/StacksScreen.tsx': ['start', 'portal', 'lists'],
  'src/screens/sawmill-stacks/SawmillStacksScreen.tsx': ['start', 'portal', 'lists'],
  'src/screens/measurement-cards/MeasurementCardsScreen.tsx': ['start', 'portal', 'cards'],
  'src/screens/measurement-cards/version/CardVersionScreen.tsx': ['start', 'portal', 'cards'],
  'src/screens/stack-report/card/CardReportScreen.tsx': ['start', 'portal', 'cards', 'report'],
  'src/screens/global-admins/GlobalAdminsScreen.tsx': ['start', 'portal', 'settings'],
  'src/screens/account/own/AccountDialog.tsx': ['start', 'portal', 'settings'],
  // Loaded by the page above once a stack is opened (panelTexts.ts).
  'src/screens/sawmill-stacks/panel/StackPanel.tsx': ['start', 'portal', 'lists', 'stack'],
  'src/screens/stack/StackScreen.tsx': ['start', 'portal', 'stack'],
  // Loaded by the page above for a stack that can be assigned.
  'src/screens/stack/assign/AssignOneStack.tsx': ['start', 'portal', 'stack', 'lists'],
};

/** The ids among these that code names. One that is put together counts by its beginning: of `failure.${status}` every text. */
export function textsNamed(code: string, ids: readonly string[]): string[] {
  const literals = code
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(["'`])(?<id>[a-z][a-z_]*\.[\w.]*)(?:\1|(?<open>\$\{))/g);
  const named = new Set<string>();
  const begun = new Set<string>();
  for (const { groups } of literals) (groups?.open ? begun : named).add(groups?.id ?? '');
  return ids.filter((id) => named.has(id) || [...begun].some((beginning) => id.startsWith(beginning)));
}

/** The ids that a module's code names and none of these parts has. */
export function textsBeyond(code: string, loaded: readonly string[], ids: readonly string[]): string[] {
  return textsNamed(code, ids).filter((id) => !loaded.some((part) => isIn(part, id)));
}

/**
 * Loads `translations/de.json?part=start` as the texts of that part, parsed: the parser, 7 kB gzip, need not be loaded
 * then before the first form is there. The build fails if a page names a text that it does not load.
 */
export function catalogues(root: string): Plugin {
  const parser = '@formatjs/icu-messageformat-parser';
  return {
    name: 'catalogues',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { [parser]: `${parser}/no-parser.js` } } }),
    transform(code, id) {
      const [, part] = /[/]translations[/]\w+\.json\?(?:.*&)?part=(\w+)/.exec(id) ?? [];
      if (!part) return null;
      if (!areas[part]) return this.error(`A catalogue has no part "${part}"`);
      const texts: Record<string, string> = JSON.parse(code);
      const entries = Object.entries(texts).filter(([key]) => isIn(part, key));
      const parsed = Object.fromEntries(entries.map(([key, text]) => [key, parse(text)]));
      return { code: `export default ${JSON.stringify(parsed)}`, moduleType: 'js', map: null };
    },
    buildEnd(error) {
      if (error) return;
      const english: Record<string, string> = JSON.parse(
        readFileSync(path.join(root, 'translations/en.json'), 'utf8'),
      );
      const faults: string[] = [];
      const entries = new Set(Object.keys(pages).map((entry) => path.join(root, entry)));
      for (const [entry, loaded] of Object.entries(pages)) {
        const closure = new Set([path.join(root, entry)]);
        for (const id of closure) {
          const module = this.getModuleInfo(id);
          if (!module) return this.error(`${id} is no module of the portal`);
          const later = module.dynamicallyImportedIds.filter((imported) => !entries.has(imported));
          for (const imported of [...module.importedIds, ...later]) closure.add(imported);
          if (/node_modules|[/]translations[/]/.test(id) || !module.code) continue;
          const missing = textsBeyond(module.code, loaded, Object.keys(english));
          if (missing.length > 0)
            faults.push(
              `${entry} loads the texts of ${loaded.join(' and ')}, but ${id} names ${missing.join(', ')}`,
            );
        }
      }
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
