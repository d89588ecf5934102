import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CardProblem } from '../domain/cardProblem';
import { languages } from '../domain/languages';
import { cardProblemText } from './cardProblemTexts';
import { failureTexts } from './failureTexts';
import { fieldTexts } from './fieldTexts';
import * as fileTexts from './stackFileTexts';

const server = path.join(__dirname, '..');
const failures: unknown[] = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.failures.ts'))
  .map((name) => jest.requireActual(path.join(server, name)));

const signs = { en: ',.', da: '.,', de: '.,', pl: ' ,' } as const;

function textsIn(value: unknown, language: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === language && typeof inner === 'string' ? [inner] : textsIn(inner, language),
  );
}

it.each(languages)('numbers stand in the texts as they are written in the language: %s', (language) => {
  const [group, decimal] = signs[language];
  const isWrittenSo = new RegExp(`^\\d{1,3}(\\${group}\\d{3})*(\\${decimal}\\d+)?$`);
  const own = textsIn([failureTexts, failures, fieldTexts, fileTexts], language);
  expect(own.length).toBeGreaterThan(100);
  // A number at the end of a sentence is followed by a full stop, which is not a decimal sign.
  const numbers = own.flatMap((text) => text.match(/\d[\d.,]*(?: \d{3})*(?<![.,])/g) ?? []);
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers.filter((number) => !isWrittenSo.test(number) && !/^\d+$/.test(number))).toEqual([]);
});

describe('a number that a text of a measurement card names', () => {
  it.each<[CardProblem['reason'], NonNullable<CardProblem['values']>, readonly string[]]>([
    ['largeNumber', { most: 0.15 }, ['0.15', '0,15', '0,15', '0,15']],
    ['largeNumber', { most: 0.0001 }, ['0.0001', '0,0001', '0,0001', '0,0001']],
    ['smallNumber', { least: -2.5 }, ['-2.5', '-2,5', '-2,5', '-2,5']],
    ['notAbove', { bound: 0 }, ['0', '0', '0', '0']],
    ['longText', { most: 5000 }, ['5,000', '5.000', '5.000', '5000']],
  ])('is written as in the language: %s %j', (reason, values, written) => {
    const texts = languages.map((language) => cardProblemText({ path: '', reason, values }, language));
    // The full stop at the end is the sentence's.
    const numbers = texts.map((text) => /-?\d[\d.,]*(?<![.,])/.exec(text.replace('\u2212', '-'))?.[0]);
    expect(numbers).toEqual(written);
  });
});
