import fc from 'fast-check';
import { pileUp } from './logPile';

const slack = 1e-6;
const radii = fc.array(fc.double({ min: 0.03, max: 0.4, noNaN: true }), { minLength: 1, maxLength: 150 });

/** Piles of every shape, from one column to one row. */
const piles = fc.tuple(radii, fc.double({ min: 1, max: 30, noNaN: true })).map(([sizes, widths]) => {
  const width = 2 * Math.max(...sizes) * widths;
  return { sizes, width, logs: pileUp(sizes, width) };
});

type Log = ReturnType<typeof pileUp>[number];

function gap(one: Log, other: Log): number {
  return Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;
}

/** The supports of a log: the ground alone, or two of walls and earlier logs. */
function supports(index: number, logs: readonly Log[], width: number): number {
  const log = logs[index];
  if (log === undefined || Math.abs(log.y - log.radius) < slack) return 2;
  const carriers = logs.slice(0, index).filter((other) => gap(log, other) < slack);
  const walls = [log.x - log.radius, width - log.x - log.radius].filter((room) => room < slack);
  return carriers.length + walls.length;
}

describe('a pile of logs', () => {
  it('holds every log between its walls and above the ground, in their order', () => {
    fc.assert(
      fc.property(piles, ({ sizes, width, logs }) => {
        expect(logs.map(({ radius }) => radius)).toEqual(sizes);
        for (const { x, y, radius } of logs) {
          expect(Math.min(x, y, width - x)).toBeGreaterThanOrEqual(radius - slack);
        }
      }),
    );
  });

  it('has no two logs in one place, and none that hangs in the air', () => {
    fc.assert(
      fc.property(piles, ({ width, logs }) => {
        const overlapping = logs.flatMap((log, index) =>
          logs.slice(index + 1).filter((other) => gap(log, other) < -slack),
        );
        expect(overlapping).toEqual([]);
        expect(logs.filter((_, index) => supports(index, logs, width) < 2)).toEqual([]);
      }),
    );
  });

  it('is level: no log lies much higher than what the pile needs', () => {
    const logs = pileUp(Array(600).fill(0.1), 12);
    // At most 60 logs of 20 cm fill a course, 59 the next; each is 17 cm higher.
    expect(Math.max(...logs.map(({ y }) => y))).toBeLessThan(0.1 + 13 * 0.1733);
  });

  it('is nothing without logs', () => {
    expect(pileUp([], 3)).toEqual([]);
  });
});
