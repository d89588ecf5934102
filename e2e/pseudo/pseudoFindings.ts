import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { workCountries } from '../../src/lib/generated/enums.gen';
import { closing, english, opening, pseudoMessage } from './pseudoLanguage';

const reportData = [
  'src/screens/stack-report/data/sampleReport.ts',
  'src/features/stack-map/base-map/towns.json',
];
const names =
  'Stackyard Google Maps OpenTopoMap MapLibre Natural Earth English Dansk Deutsch Polski PDF CSV ID m cm mm ft in kB MB CET CEST GMT UTC km JPEG PNG Ø';
/** Properties with these names hold enum values of the API, which must not appear on the screen. */
const wireWords = /^(state|status|type|fieldType|role|kind|display|dateType|invoicing\w*)$/i;

const credits = /Made with Natural Earth(, GeoNames \(CC BY 4\.0\))?|https:\S+/g;

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function localeWords(): string[] {
  return ['en-GB', 'da-DK', 'de-DE', 'pl-PL'].flatMap((locale) => {
    const days = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2026, index / 2, 1 + index)));
    const styles = [
      { weekday: 'long', month: 'long', day: 'numeric' },
      { weekday: 'short', month: 'short', day: 'numeric' },
      { month: 'long', timeZoneName: 'long', timeZone: 'Europe/Copenhagen' },
      { month: 'short', timeZoneName: 'longGeneric', timeZone: 'Europe/Copenhagen' },
      { hour: 'numeric', hour12: true },
    ] as const;
    const countries = new Intl.DisplayNames(locale, { type: 'region' });
    return [
      ...styles.flatMap((style) => days.map((day) => day.toLocaleString(locale, style))),
      ...workCountries.map((code) => countries.of(code) ?? ''),
    ].flatMap(wordsOf);
  });
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      // The names of counts are data: { B: 3 }.
      if (typeof inner === 'number') yield name;
      if (!(typeof inner === 'string' && wireWords.test(name))) yield* stringsIn(inner);
    }
}

export function listenForData(page: Page): () => Promise<Set<string>> {
  const answers: Promise<string[]>[] = [];
  const read = async (response: Response): Promise<string[]> => {
    const body: unknown = await response.json().catch(() => null);
    return [...stringsIn(body)].flatMap(wordsOf);
  };
  page.on('response', (response) => {
    if (response.url().includes('/api/v1/')) answers.push(read(response));
  });
  return async () => new Set((await Promise.all(answers)).flat());
}

interface Seen {
  texts: { text: string; at: string }[];
  cut: string[];
}

function look([open, close]: [string, string]): Seen {
  const spoken = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
    'title',
    'alt',
    'placeholder',
  ];
  const texts: Seen['texts'] = [{ text: document.title, at: 'the title of the page' }];
  const cut: string[] = [];
  const pen = document.createElement('canvas').getContext('2d');
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`.slice(
      0,
      90,
    );

  const roomOf = (element: Element, reach: DOMRect): string | null => {
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      const box = outer.getBoundingClientRect();
      // Only screen readers read it, or the button is busy and draws its loader over its name.
      if (style.clipPath !== 'none' || box.width <= 2 || box.height <= 2) return null;
      if (outer.matches('[data-loading]')) return null;
      if (style.display === 'inline') continue;
      const isCutBeside =
        /hidden|clip/.test(style.overflowX) && (reach.right > box.right + 1 || reach.left < box.left - 1);
      const isCutBelow =
        /hidden|clip/.test(style.overflowY) && (reach.bottom > box.bottom + 2 || reach.top < box.top - 2);
      if (isCutBeside || isCutBelow) return nameOf(outer);
      // Scrolled content can be brought into view.
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
    }
    return reach.right > window.innerWidth + 1 ? 'the screen' : null;
  };

  for (const element of document.querySelectorAll('*')) {
    // The credits of the map are a licence.
    if (element.closest('script, style, noscript, head, template, .maplibregl-ctrl-attrib')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of spoken) {
      const text = element.getAttribute(name);
      if (text) texts.push({ text, at: `${name} of ${nameOf(element)}` });
    }
    const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = nodes
      .map((node) => node.textContent)
      .join('')
      .trim();
    if (text) texts.push({ text, at: nameOf(element) });
    // An ellipsis is allowed if the title contains the whole text.
    const isWhole =
      element.getAttribute('title') === text && getComputedStyle(element).textOverflow === 'ellipsis';
    if (text.includes(open) && !isWhole) {
      const range = document.createRange();
      for (const node of nodes) {
        // The blank between two elements has no position.
        if (!node.textContent?.trim()) continue;
        range.selectNodeContents(node);
        const where = roomOf(element, range.getBoundingClientRect());
        if (where) cut.push(`${text} is cut by ${where}`);
      }
    }
    if (element instanceof HTMLInputElement && pen) {
      const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(element);
      const shown = element.value || element.placeholder;
      const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      // A hint in an empty field may end in an ellipsis, because the field's name contains it whole.
      const mayEnd = element.value === '' && textOverflow === 'ellipsis' && element.ariaLabel !== null;
      pen.font = font;
      if (shown.includes(close) && !mayEnd && pen.measureText(shown).width > room + 1)
        cut.push(`${shown} is cut in its field`);
    }
  }
  return { texts, cut };
}

const message = `${opening}[^${opening}${closing}]*${closing}`;
const units = Object.entries(english)
  .filter(([id]) => id.startsWith('unit.'))
  .map(([, text]) => pseudoMessage(text));
const listSigns = / · | \(|, |; |\. |\n|\s[–|]\s/;

function outermost(text: string): string {
  const inner = new RegExp(`(${opening}[^${closing}]*)${message}`);
  let whole = units.reduce((rest, unit) => rest.replaceAll(unit, unit.slice(1, -1)), text);
  while (inner.test(whole)) whole = whole.replace(inner, '$1');
  return whole;
}

function isPieced(text: string): boolean {
  const marked = outermost(text)
    .replaceAll(new RegExp(`([.!?…]${closing}) (?=${opening})`, 'g'), '$1 · ')
    .replaceAll(new RegExp(message, 'g'), opening);
  return marked
    .split(listSigns)
    .some((part) => part.includes(opening) && (/[\p{L}\d]/u.test(part) || part.split(opening).length > 2));
}

function withoutMessages(text: string): string {
  let rest = text;
  for (let last = ''; last !== rest; ) {
    last = rest;
    rest = rest.replaceAll(new RegExp(message, 'g'), ' ');
  }
  return rest;
}

/**
 * Finds texts of a page in the pseudo language that come from no catalogue, are composed from pieces, or are
 * cut off.
 * `data` are the words of the service's answers.
 */
export async function pseudoFindings(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  // The sample report has data and towns of its own. Its module imports images, which only the build can load.
  const files = page.url().includes('/pdf/') ? reportData : [];
  const sample = files.flatMap((file) => wordsOf(readFileSync(file, 'utf8')));
  const known = new Set([...data, ...sample, ...wordsOf(names), ...localeWords()]);
  const { texts, cut } = await page.evaluate(look, [opening, closing] as [string, string]);
  const found = texts.flatMap(({ text: whole, at }) => {
    const text = whole.replace(credits, '');
    const strange = wordsOf(withoutMessages(text)).filter((word) => !known.has(word));
    if (strange.length > 0) return [`"${text}" (${at}) comes from no catalogue: ${strange.join(', ')}`];
    return isPieced(text) ? [`"${text}" (${at}) is put together from pieces`] : [];
  });
  return [...new Set([...found, ...cut])];
}
