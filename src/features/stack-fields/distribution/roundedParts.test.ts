import fc from 'fast-check';
import { roundedParts, thousandthsOf } from './roundedParts';

/** Exact in whole thousandths. */
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + thousandthsOf(part), 0);

it.each([
  ['nothing', [], [], 0],
  ['what needs no rounding', [1.5, 0, 2.125], [1.5, 0, 2.125], 3.625],
  ['three thirds', [1 / 3, 1 / 3, 1 / 3], [0.334, 0.333, 0.333], 1],
  ['the largest remainder first', [0.0001, 0.0007, 0.0002], [0, 0.001, 0], 0.001],
  ['halves that would all be rounded up', [0.0005, 0.0005, 0.0005, 0.0005], [0.001, 0.001, 0, 0], 0.002],
  ['noise of the sum', [0.1, 0.2], [0.1, 0.2], 0.3],
])('rounds %s', (_, values, parts, total) => {
  expect(roundedParts(values)).toEqual({ parts, total });
});

it('rounds up a half that a double cannot hold, as numbers are printed', () => {
  for (const value of [1.0005, 4.0005, 0.0135, 42.1235]) {
    const printed = new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
    expect(thousandthsOf(value)).toBe(Number(printed.format(value).replace('.', '')));
  }
});

it('keeps each part within a thousandth and nothing at nothing, and adds up', () => {
  const volumes = fc.double({ min: 0, max: 5000, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.oneof(volumes, fc.constant(0)), { maxLength: 60 }), (values) => {
      const { parts, total } = roundedParts(values);
      expect(sum(parts)).toBe(thousandthsOf(total));
      expect(Math.abs(total - values.reduce((all, value) => all + value, 0))).toBeLessThan(0.000501);
      for (const [index, part] of parts.entries()) {
        const value = values[index] ?? Number.NaN;
        expect(Math.abs(part - value)).toBeLessThan(0.001001);
        if (value === 0) expect(part).toBe(0);
      }
    }),
  );
});
