import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../src/lib/languages';
import { signsOfFont } from './fontSigns';

const paper = 'src/screens/stack-report/fonts';
const screen = 'node_modules/@fontsource-variable/inter/files';

const fontsOf = (folder: string, files: readonly string[]) =>
  files.map((file) => signsOfFont(path.join(folder, file)));

const [regular = new Set<number>(), semibold = new Set<number>()] = fontsOf(paper, [
  'inter-400.woff2',
  'inter-600.woff2',
]);

/**
 * By the ranges of src/app/theme/theme.css, π comes from the Greek font file, and two characters come from
 * the font of the report.
 */
const screenSigns = new Set([
  ...fontsOf(screen, [
    'inter-latin-wght-normal.woff2',
    'inter-latin-ext-wght-normal.woff2',
    'inter-greek-wght-normal.woff2',
  ]).flatMap((signs) => [...signs]),
  ...['≤', '≥'].map((sign) => sign.codePointAt(0) ?? 0).filter((sign) => regular.has(sign)),
]);

const isOnPaper = (sign: number) => regular.has(sign) && semibold.has(sign);

const unseen = /[\n\u00ad]/g;

const lacking = (text: string, has: (sign: number) => boolean) => [
  ...new Set([...text.replace(unseen, '')].filter((letter) => !has(letter.codePointAt(0) ?? 0))),
];

function textsOf(language: string): [id: string, text: string][] {
  return Object.entries(JSON.parse(readFileSync(`translations/${language}.json`, 'utf8')));
}

const isPrinted = (id: string) =>
  /^(report|distribution|stack\.(no_image|picture)|stack_field|stack_date|stack_table|unit|form)\b/.test(id);

it.each(languages)('the font of the report has every sign of the texts in %s', (language) => {
  const printed = textsOf(language).filter(([id]) => isPrinted(id));
  expect(printed.length).toBeGreaterThan(100);
  expect(printed.flatMap(([id, text]) => lacking(text, isOnPaper).map((sign) => [id, sign]))).toEqual([]);
});

it.each(languages)('the fonts of the screen have every other sign of the texts in %s', (language) => {
  const shown = textsOf(language).filter(([id]) => !id.startsWith('report.'));
  const has = (sign: number) => screenSigns.has(sign);
  expect(shown.flatMap(([id, text]) => lacking(text, has).map((sign) => [id, sign]))).toEqual([]);
});

it.each(languages)(
  'the font of the report has every sign of numbers, percentages and times in %s',
  (locale) => {
    const formats = [
      ...[-1234567.891, 0.5].map((value) => value.toLocaleString(locale)),
      (-0.155).toLocaleString(locale, { style: 'percent', minimumFractionDigits: 1 }),
      ...Array.from({ length: 12 }, (_, month) =>
        new Date(Date.UTC(2026, month, 1)).toLocaleString(locale, {
          dateStyle: 'medium',
          timeStyle: 'long',
          timeZone: 'Europe/Warsaw',
        }),
      ),
    ];
    expect(lacking(formats.join(''), isOnPaper)).toEqual([]);
  },
);

it('the font of the report has every sign that its code and the demo cards write', () => {
  const folders = ['src/screens/stack-report', 'src/features/stack-fields', 'server/domain/cards'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => lacking(readFileSync(file, 'utf8'), isOnPaper))).toEqual([]);
});

it('the font of the report has the signs that a measurement is written with', () => {
  expect(lacking('≥≤≈≠<>×·³²°−–…→←Ø%‰±½€', isOnPaper)).toEqual([]);
  expect(lacking('åæøÅÆØäöüßÄÖÜąćęłńóśźżĄĆĘŁŃÓŚŹŻčřšžőű', isOnPaper)).toEqual([]);
});
