import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Ids of texts on pages without a session begin with one of these; `ui.failure` covers `ui.failure.title`.
 */
export const startTexts = [
  'access.failed',
  'access.waiting',
  'account',
  'confirm_account',
  'failure',
  'forgot_password',
  'form',
  'login',
  'not_found',
  'reset_password',
  'shell.log_out',
  'ui.failure',
  'ui.language',
  'ui.retry',
  'ui.scheme',
  'ui.show_password',
];

const isStart = (id: string) => startTexts.some((one) => id === one || id.startsWith(`${one}.`));

/**
 * Finds the ids that occur in the code. For an id that the code puts together, such as `failure.${status}`,
 * it finds every text that begins in the same way.
 */
export function textsNamed(code: string, ids: readonly string[]): string[] {
  const literals = code
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(["'`])(?<id>[a-z][a-z_]*\.[\w.]*)(?:\1|(?<open>\$\{))/g);
  const named = new Set<string>();
  const begun = new Set<string>();
  for (const { groups } of literals) (groups?.open ? begun : named).add(groups?.id ?? '');
  return ids.filter((id) => named.has(id) || [...begun].some((beginning) => id.startsWith(beginning)));
}

export function textsBeyondStart(code: string, ids: readonly string[]): string[] {
  return textsNamed(code, ids).filter((id) => !isStart(id));
}

/**
 * `translations/de.json?part=start` loads the texts of one part. They are parsed by the build, so that the
 * first form need not wait for the parser, 7 kB in gzip.
 */
export function catalogues(): Plugin {
  const parser = '@formatjs/icu-messageformat-parser';
  return {
    name: 'catalogues',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { [parser]: `${parser}/no-parser.js` } } }),
    transform(code, id) {
      const [, part] = /[/]translations[/]\w+\.json\?(?:.*&)?part=(\w+)/.exec(id) ?? [];
      if (!part) return null;
      const texts: Record<string, string> = JSON.parse(code);
      const entries = Object.entries(texts).filter(([key]) => isStart(key) === (part === 'start'));
      const parsed = Object.fromEntries(entries.map(([key, text]) => [key, parse(text)]));
      return { code: `export default ${JSON.stringify(parsed)}`, moduleType: 'js', map: null };
    },
  };
}
