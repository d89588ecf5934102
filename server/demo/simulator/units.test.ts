import fc from 'fast-check';
import { type Unit, UnitSchema } from '../../domain/schemas';
import { convert } from './units';

const kinds: Unit[][] = [
  ['Meters', 'Centimeters', 'Feet', 'Inches'],
  ['SquareMeters', 'SquareFeet'],
  ['CubicMeters', 'CubicFeet'],
  ['Percentages'],
  ['Pieces'],
];
const pairs = kinds.flatMap((kind) => kind.flatMap((from) => kind.map((to) => [from, to] as const)));
/** To the millionth. */
const values = fc.integer({ min: -1e12, max: 1e12 }).map((millionths) => millionths / 1e6);

/** The same but for the last bits of a double. */
function expectSame(value: number, expected: number): void {
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-12);
}

describe('units', () => {
  it('are all of one kind or another', () => {
    expect(kinds.flat().sort()).toEqual([...UnitSchema.options].sort());
  });

  it.each([
    ['Meters', 'Centimeters', 100],
    ['Meters', 'Feet', 3.2808],
    ['Meters', 'Inches', 39.37],
    ['SquareMeters', 'SquareFeet', 10.764],
    ['CubicMeters', 'CubicFeet', 35.3146667],
  ] as const)('one of %s is in %s what the specification says', (from, to, factor) => {
    expect(convert(1, from, to)).toBe(factor);
  });

  it.each(pairs)('%s as %s: there and back, in order, zero', (from, to) => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        expectSame(convert(convert(one, from, to), to, from), one);
        const difference = convert(one, from, to) - convert(other, from, to);
        expect(Math.sign(difference)).toBe(Math.sign(one - other));
      }),
    );
    expect(convert(0, from, to)).toBe(0);
  });

  it('give the same by a way round', () => {
    for (const kind of kinds) {
      for (const [from, by, to] of kind.flatMap((a) =>
        kind.flatMap((b) => kind.map((c) => [a, b, c] as const)),
      ))
        expectSame(convert(convert(7.25, from, by), by, to), convert(7.25, from, to));
    }
  });

  it('of different kinds are not mixed up', () => {
    for (const from of kinds) {
      for (const to of kinds.filter((kind) => kind !== from)) {
        for (const [one, other] of from.flatMap((a) => to.map((b) => [a, b] as const)))
          expect(() => convert(1, one, other)).toThrow(`${one} cannot be shown as ${other}.`);
      }
    }
  });
});
