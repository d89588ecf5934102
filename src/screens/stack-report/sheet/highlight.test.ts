import fc from 'fast-check';
import { highlightParts } from './highlight';

const partsOf = (text: string, index: number, length: number) =>
  Object.values(highlightParts(text, index, length)).join('|');

it.each([
  ['inside', 2, 3, 'ab|cde|f'],
  ['from the start', 0, 2, '|ab|cdef'],
  ['beyond the end', 4, 99, 'abcd|ef|'],
  ['before the start', -2, 4, '|ab|cdef'],
  ['outside', 40, 2, 'abcdef||'],
  ['of no length', 3, 0, 'abc||def'],
  ['of negative length', 3, -2, 'abc||def'],
])('marks a part %s', (_, index, length, expected) => {
  expect(partsOf('abcdef', index, length)).toBe(expected);
});

it('cuts no character in two', () => {
  expect(partsOf('a🌲b', 2, 1)).toBe('a|🌲|b');
  expect(partsOf('a🌲b', 0, 2)).toBe('|a🌲|b');
});

it('prints the whole text, whatever it is asked to mark', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), fc.integer(), (text, index, length) => {
      expect(Object.values(highlightParts(text, index, length)).join('')).toBe(text);
    }),
  );
});
