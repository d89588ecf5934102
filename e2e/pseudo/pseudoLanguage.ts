import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { BrowserContext } from '@playwright/test';

export const opening = '⟦';
export const closing = '⟧';

const plain = 'ABCDEGHIJKLNORSTUWYZabcdeghijklnorstuwyz';
const accented = 'ÅƁÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåƀçðéĝĥîĵķļñöŕšţûŵýž';
const accents = new Map([...plain].map((letter, place) => [letter, [...accented][place] ?? letter]));

/** German and Polish labels are longer than English ones by a third. */
const growth = 0.35;

function withAccents(text: string): string {
  return [...text].map((letter) => accents.get(letter) ?? letter).join('');
}

function longer(text: string): string {
  let missing = Math.ceil([...text].filter((letter) => /\p{L}/u.test(letter)).length * growth);
  return text.replace(/[aeiouy]/gi, (vowel) => {
    if (missing <= 0) return vowel;
    const more = Math.min(missing, 2);
    missing -= more;
    return vowel + vowel.toLowerCase().repeat(more);
  });
}

function disguise(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: withAccents(longer(element.value)) };
    if (element.type === TYPE.tag) return { ...element, children: disguise(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: disguise(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/**
 * Disguises an English message: letters get accents, the text becomes a third longer and gets brackets.
 * Values, plurals and tags stay. If a text on the screen has no brackets, it comes from no catalogue.
 */
export function pseudoMessage(message: string): string {
  return `${opening}${printAST(disguise(parse(message)))}${closing}`;
}

export const english: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('translations/en.json', 'utf8'),
);

export function pseudoCatalogue(): Record<string, string> {
  return Object.fromEntries(Object.entries(english).map(([id, message]) => [id, pseudoMessage(message)]));
}

/**
 * Replaces every other language of the built portal by the pseudo language. The catalogues are modules of
 * their own with parsed texts (vite.config.ts), so that nothing of the pseudo language needs to be in the
 * build.
 */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  const parsed = Object.entries(pseudoCatalogue()).map(([id, message]) => [id, parse(message)]);
  const body = `export default ${JSON.stringify(Object.fromEntries(parsed))}`;
  await context.route(/\/assets\/(en|da|de|pl)-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
