import { failureTexts } from '../texts/failureTexts';
import { entityTag, hasVersion, requireVersion } from './entityTag';

const tag = entityTag({ name: 'Rold' }, ['contact']);
const other = entityTag({ name: 'Rold Skov' }, ['contact']);

const spellings = [
  (strong: string) => strong,
  (strong: string) => `W/${strong}`,
  (strong: string) => strong.replace(/"$/, '-gzip"'),
  (strong: string) => `W/${strong.replace(/"$/, '-br"')}`,
  (strong: string) => `"nothing", ${strong}`,
];

it.each(spellings)('a version is known by its tag as a proxy writes it (%#)', (spelt) => {
  for (const part of [0, 1]) expect(() => requireVersion(spelt(tag), tag, part)).not.toThrow();
  expect(hasVersion(spelt(tag), tag)).toBe(true);
  expect(() => requireVersion(spelt(other), tag)).toThrow(failureTexts.changedMeanwhile.en);
  expect(hasVersion(spelt(other), tag)).toBe(false);
});

it('of a part that nobody has changed the older tag is taken', () => {
  expect(() => requireVersion(other, tag, 1)).not.toThrow();
});

it.each(['', 'W/', '""', 'nothing', tag.slice(1, -1)])('is not %j', (sent) => {
  expect(() => requireVersion(sent, tag)).toThrow(failureTexts.changedMeanwhile.en);
  expect(hasVersion(sent, tag)).toBe(false);
});

it('is not looked at where the caller overwrites', () => {
  for (const sent of [undefined, '*', ' * ']) expect(() => requireVersion(sent, tag)).not.toThrow();
});
