/**
 * These functions find faults of the docs; each returns one line for each fault. `Texts` has the text of each
 * file by its path, with forward slashes.
 */

export type Texts = ReadonlyMap<string, string>;

const withoutCode = (page: string) => page.replace(/^```[\s\S]*?^```$/gm, '');

function quoted(page: string): string[] {
  return [...new Set([...withoutCode(page).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text))];
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/ /g, '-');
}

function anchorsOf(page: string): string[] {
  return [...withoutCode(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

function targetOf(page: string, link: string): string {
  const parts = page.split('/').slice(0, -1);
  for (const part of link.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return parts.join('/');
}

export function brokenLinks(pages: Texts, paths: readonly string[]): string[] {
  return [...pages].flatMap(([page, text]) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? page : targetOf(page, file);
      const isThere = paths.some((known) => known === target || known.startsWith(`${target}/`));
      const heading = pages.get(target);
      const isHeading = anchor === undefined || heading === undefined || anchorsOf(heading).includes(anchor);
      return isThere && isHeading ? [] : [`${page}: ${link}`];
    }),
  );
}

const sourceFile = /^[\w./-]+\.(tsx?|css|cjs|mjs|sh|sql)$/;

/**
 * Finds paths in backticks that no file has. `name.ts` and `folder/name.ts` stand for any file whose path
 * ends so.
 */
export function missingPaths(pages: Texts, paths: readonly string[]): string[] {
  const roots = new Set(paths.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  const isKnown = (text: string) =>
    paths.some((file) => file === text || file.endsWith(`/${text}`) || file.startsWith(`${text}/`));
  return [...pages].flatMap(([page, text]) =>
    quoted(text)
      .filter((name) => sourceFile.test(name) || (/^[\w./-]+$/.test(name) && roots.has(name.split('/')[0])))
      .filter((name) => !isKnown(name.replace(/\/$/, '')))
      .map((name) => `${page}: ${name}`),
  );
}

export function missingNames(pages: Texts, code: Texts): string[] {
  const known = new Set([...code.values()].flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
  return [...pages].flatMap(([page, text]) =>
    quoted(text)
      .filter((name) => /^[A-Za-z]\w*$/.test(name) && /[a-z][A-Z]|_/.test(name) && !known.has(name))
      .map((name) => `${page}: ${name}`),
  );
}

export function missingScripts(pages: Texts, scripts: readonly string[]): string[] {
  return [...pages].flatMap(([page, text]) =>
    [...text.matchAll(/npm run ([\w-]+(?::[\w-]+)*)/g)]
      .filter(([, name = '']) => !scripts.includes(name))
      .map(([command]) => `${page}: ${command}`),
  );
}

export function missingDecisions(texts: Texts, decisions: Texts): string[] {
  const index = decisions.get('docs/decisions/README.md') ?? '';
  const former = [...index.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, numbers = '']) => numbers.split(', '));
  const known = new Set([
    ...former,
    ...[...decisions.keys()].map((file) => file.split('/').at(-1)?.slice(0, 3)),
  ]);
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)/gi)]
      .flatMap(([, numbers = '']) => numbers.match(/\d{3}/g) ?? [])
      .filter((number) => !known.has(number))
      .map((number) => `${file}: decision ${number}`),
  );
}

const headings = ['## Context', '## Decision', '## Consequences'];
const mostLines = 25;
const widest = 112;

export function wideLines(pages: Texts): string[] {
  return [...pages].flatMap(([page, text]) =>
    withoutCode(text)
      .split('\n')
      .filter((line) => line.length > widest && !/^\s*[|!#]/.test(line))
      .map((line) => `${page}: ${line.slice(0, 60)}…`),
  );
}

export function shapelessDecisions(decisions: Texts): string[] {
  return [...decisions].flatMap(([file, text]) => {
    const number = file.split('/').at(-1)?.slice(0, 3) ?? '';
    const found = text.split('\n').filter((line) => line.startsWith('#'));
    const isShaped =
      found[0]?.startsWith(`# ${number} `) === true && found.slice(1).join() === headings.join();
    const lines = text.trimEnd().split('\n').length;
    return [
      ...(isShaped ? [] : [`${file}: needs a title with its number, then ${headings.join(', ')}`]),
      ...(lines > mostLines ? [`${file}: ${lines} lines, at most ${mostLines}`] : []),
    ];
  });
}

export function wordsOf(pages: Texts): number {
  return [...pages.values()].flatMap((text) => text.split(/\s+/).filter((word) => word !== '')).length;
}
