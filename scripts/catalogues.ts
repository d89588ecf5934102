import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Fields of a stack, on its page and on the report. */
const fieldAreas = [
  'distribution',
  'stack.no_image',
  'stack.picture',
  'stack_date',
  'stack_field',
  'stack_filters.no',
  'stack_filters.yes',
  'stack_table.stack_id',
  'unit',
];
/** Texts of the pages that need no session; `ui.failure` covers `ui.failure.title`. */
const startAreas = [
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
];

function isWithin(id: string, areas: readonly string[]): boolean {
  return areas.some((area) => id === area || id.startsWith(`${area}.`));
}

/** The parts of a catalogue: a page loads those that it needs. */
const parts: Record<string, (id: string) => boolean> = {
  start: (id) => isWithin(id, startAreas),
  report: (id) => isWithin(id, ['report', ...fieldAreas]),
  portal: (id) => !isWithin(id, ['report', ...startAreas]),
};

/** Pages that do without the texts of the portal, by their first modules, with the parts that they load. */
const pages: [entry: string, parts: string[]][] = [
  ['src/main.tsx', ['start']],
  ['src/app/sign-in/SignIn.tsx', ['start']],
  ['src/screens/account/ForgotPasswordScreen.tsx', ['start']],
  ['src/screens/account/ResetPasswordScreen.tsx', ['start']],
  ['src/screens/account/ConfirmAccountScreen.tsx', ['start']],
  ['src/screens/not-found/NotFoundScreen.tsx', ['start']],
  ['src/screens/stack-report/page/StackReportScreen.tsx', ['start', 'report']],
];

/**
 * The ids in a module's code that none of these parts has. An id that is put together counts by its beginning:
 * of `failure.${status}` every text of the area is needed.
 */
export function textsBeyond(code: string, loaded: readonly string[], ids: readonly string[]): string[] {
  const literals = code
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(["'`])(?<id>[a-z][a-z_]*\.[a-z0-9_.]*)(?:\1|\$\{)/g);
  const named = new Set([...literals].map(({ groups }) => groups?.id ?? ''));
  const needed = ids.filter((id) =>
    [...named].some((name) => id === name || (name.endsWith('.') && id.startsWith(name))),
  );
  return needed.filter((id) => !loaded.some((part) => parts[part]?.(id)));
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
      const isIncluded = parts[part];
      if (!isIncluded) return this.error(`A catalogue has no part "${part}"`);
      const texts: Record<string, string> = JSON.parse(code);
      const entries = Object.entries(texts).filter(([key]) => isIncluded(key));
      const parsed = Object.fromEntries(entries.map(([key, text]) => [key, parse(text)]));
      return { code: `export default ${JSON.stringify(parsed)}`, moduleType: 'js', map: null };
    },
    buildEnd(error) {
      if (error) return;
      const english: Record<string, string> = JSON.parse(
        readFileSync(path.join(root, 'translations/en.json'), 'utf8'),
      );
      for (const [entry, loaded] of pages) {
        const closure = new Set([path.join(root, entry)]);
        for (const id of closure) {
          const module = this.getModuleInfo(id);
          if (!module) return this.error(`${id} is no module of the portal`);
          // Dynamic imports in src/app load other pages.
          const later = id.startsWith(path.join(root, 'src/app/')) ? [] : module.dynamicallyImportedIds;
          for (const imported of [...module.importedIds, ...later]) closure.add(imported);
          if (/node_modules|[/]translations[/]/.test(id) || !module.code) continue;
          const missing = textsBeyond(module.code, loaded, Object.keys(english));
          if (missing.length > 0)
            this.error(
              `${entry} loads the texts of ${loaded.join(' and ')}, but ${id} names ${missing.join(', ')}`,
            );
        }
      }
    },
  };
}
