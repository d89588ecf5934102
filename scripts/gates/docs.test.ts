import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  brokenLinks,
  missingDecisions,
  missingNames,
  missingPaths,
  missingScripts,
  shapelessDecisions,
  type Texts,
  wideLines,
  wordsOf,
} from './docPages';

const root = path.join(__dirname, '../..');
const folders = ['bench', 'docs', 'e2e', 'mocks', 'public', 'scripts', 'server', 'src', 'translations'];

const paths = [
  ...readdirSync(root),
  '.ci/run',
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  ),
];

const read = (files: readonly string[]): Texts =>
  new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

const pages = read(paths.filter((file) => file.endsWith('.md')));
const among = (isMeant: (file: string) => boolean): Texts =>
  new Map([...pages].filter(([file]) => isMeant(file)));

const allDecisions = among((file) => file.startsWith('docs/decisions/'));
const decisions = among((file) => /^docs\/decisions\/\d/.test(file));
const explaining = among(
  (file) =>
    ['docs/architecture.md', 'docs/contributing.md', 'docs/how-it-works.md'].includes(file) ||
    allDecisions.has(file),
);
const code = read(
  paths.filter(
    (file) => /\.(tsx?|cjs|mjs|css|sql)$/.test(file) && !/^scripts\/gates\/doc(s|Pages)\./.test(file),
  ),
);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

describe('the docs', () => {
  it('explain the code in 20,000 words', () => {
    expect(wordsOf(explaining)).toBeLessThanOrEqual(20_000);
  });

  it('have links that lead somewhere', () => expect(brokenLinks(pages, paths)).toEqual([]));

  it('name files that exist', () => expect(missingPaths(pages, paths)).toEqual([]));

  it('name what the code has', () => expect(missingNames(explaining, code)).toEqual([]));

  it('name scripts that npm can run', () => expect(missingScripts(pages, Object.keys(scripts))).toEqual([]));

  it('and the code name decisions that can be found', () =>
    expect(missingDecisions(new Map([...pages, ...code]), allDecisions)).toEqual([]));

  it('have decisions that are read at one look', () => expect(shapelessDecisions(decisions)).toEqual([]));

  it('have lines of usual width', () => expect(wideLines(explaining)).toEqual([]));

  it('show every folder of the first level in the layout', () => {
    const layout = pages.get('docs/architecture.md') ?? '';
    const first = ['src', 'src/app', 'src/store', 'server'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
    );
    expect(first.length).toBeGreaterThan(40);
    expect(first.filter(({ name }) => !new RegExp(`\\b${name}/`).test(layout))).toEqual([]);
  });
});

describe('a fault of the docs is found', () => {
  const page = (text: string): Texts => new Map([['docs/page.md', text]]);
  const files = ['docs/page.md', 'src/app/App.tsx', 'src/app/layout/Frame.tsx'];

  it('in a link', () => {
    const text =
      '# One, two\n[a](gone.md) [b](#one-two) [c](#three) [d](../src/app) [e](https://gone.example)';
    expect(brokenLinks(page(text), files)).toEqual(['docs/page.md: gone.md', 'docs/page.md: #three']);
  });

  it('in a path', () => {
    const text = '`App.tsx` `layout/Frame.tsx` `src/app/layout/` `app/Frame.tsx` `src/gone/` `index.html`';
    expect(missingPaths(page(text), files)).toEqual([
      'docs/page.md: app/Frame.tsx',
      'docs/page.md: src/gone/',
    ]);
  });

  it('in a name', () => {
    const found = missingNames(page('`useGone` `useApp` `gone`'), new Map([['a.ts', 'const useApp = 1']]));
    expect(found).toEqual(['docs/page.md: useGone']);
  });

  it('in a script', () => {
    expect(missingScripts(page('npm run build, npm run gone'), ['build'])).toEqual([
      'docs/page.md: npm run gone',
    ]);
  });

  it('in the number of a decision', () => {
    const known: Texts = new Map([
      ['docs/decisions/README.md', '| 002, 003 | two |'],
      ['docs/decisions/001-one.md', ''],
    ]);
    expect(missingDecisions(page('Decisions 001, 003 and 004, decision 005'), known)).toEqual([
      'docs/page.md: decision 004',
      'docs/page.md: decision 005',
    ]);
  });

  it('in the shape of a decision', () => {
    const good = '# 001 One\n\n## Context\na\n\n## Decision\nb\n\n## Consequences\nc\n';
    const file = 'docs/decisions/001-one.md';
    expect(shapelessDecisions(new Map([[file, good]]))).toEqual([]);
    const long = good.replace('b', 'b\n'.repeat(20));
    expect(shapelessDecisions(new Map([[file, long]]))).toEqual([`${file}: 30 lines, at most 25`]);
    expect(shapelessDecisions(new Map([[file, good.replace('## Context', '## Why')]]))).toHaveLength(1);
    expect(wideLines(new Map([[file, `${'word '.repeat(30)}\n| ${'cell '.repeat(30)}|`]]))).toHaveLength(1);
  });
});
