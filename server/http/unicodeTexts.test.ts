import fc from 'fast-check';
import { isStorable, unstorableFields } from './unicodeTexts';

const fieldsOf = (json: unknown, isUtf8 = true) =>
  unstorableFields(json, { isUtf8 }).map(({ field }) => field);

it.each<[string, unknown, string[]]>([
  ['half of a pair', { remark: 'wet \ud83c' }, ['remark']],
  ['the other half in a list', { values: { remarks: ['dry', '\udf32 wet'] } }, ['values.remarks.1']],
  ['a NUL', { a: { b: '\0' } }, ['a.b']],
  ['a key', { 'a\0': 1 }, ['a\0']],
  ['several, in their order', [{ a: '\0' }, 'x', '\ud800'], ['0.a', '2']],
  ['whole pairs and every plane', { a: '🌲', b: 'Ł', c: '\uffff' }, []],
  ['a text alone', '\0', ['']],
])('names %s by its path', (_what, json, fields) => {
  expect(fieldsOf(json)).toEqual(fields);
});

it('takes a sign of replacement for lost bytes only where bytes were lost', () => {
  expect(fieldsOf({ name: 'T\ufffdmmer' })).toEqual([]);
  expect(fieldsOf({ name: 'T\ufffdmmer', place: 'Rold' }, false)).toEqual(['name']);
});

it('names 20 fields at most, however deep a body is', () => {
  expect(fieldsOf(Array.from({ length: 500 }, () => '\0'))).toHaveLength(20);
  let deep: unknown = '\0';
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  expect(fieldsOf(deep)).toHaveLength(1);
});

const texts = fc
  .array(fc.constantFrom('a', '\\', '"', '\ud83c', '\udf32', '\0', 'u0000', '\\ud83c', '\ufffd'))
  .map((parts) => parts.join(''));

it('finds a field in every body that cannot be stored, and none in any other', () => {
  fc.assert(
    fc.property(texts, texts, (key, value) => {
      const written = JSON.stringify({ [key]: [value] });
      const read: unknown = JSON.parse(written);
      expect(fieldsOf(read).length === 0).toBe(isStorable(written));
    }),
  );
});
