import fc from 'fast-check';
import { packPoints } from '@mocks/builders/packedPoints';
import { missingOnMap } from '@/features/stack-map/missingOnMap';
import { stackStates } from '@/lib/generated/enums.gen';
import { unpackPoints } from '@/lib/packedPoints';
import { pointSetOf } from './pointSet';
import type { StackPoint } from './stackPoint';

const degrees = (most: number) => fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((unit) => unit / 1e7);
const points: fc.Arbitrary<StackPoint[]> = fc.uniqueArray(
  fc.record({
    stackId: fc.uuid(),
    latitude: degrees(90),
    longitude: degrees(180),
    state: fc.constantFrom(...stackStates),
  }),
  { selector: ({ stackId }) => stackId, minLength: 1 },
);

function packed(given: readonly StackPoint[]) {
  const answer = unpackPoints(packPoints(given));
  if (!answer) throw new Error('The answer was not understood');
  return pointSetOf(answer);
}

describe('pointSetOf', () => {
  it('gives the same stacks of a packed answer as of a list', () => {
    fc.assert(
      fc.property(points, (given) => {
        for (const set of [packed(given), pointSetOf(given)]) {
          expect(given.map((_, index) => set.at(index))).toEqual(given);
          expect(given.map(({ stackId }) => set.indexOf(stackId))).toEqual(given.map((_, index) => index));
          expect([...set.coordinates]).toEqual(
            given.flatMap(({ longitude, latitude }) => [longitude, latitude]),
          );
          expect([...set.states]).toEqual(given.map(({ state }) => stackStates.indexOf(state)));
        }
      }),
    );
  });

  it('knows no other stacks', () => {
    fc.assert(
      fc.property(points, ([first, ...others]) => {
        for (const set of [packed(others), pointSetOf(others)]) {
          expect(set.indexOf(first?.stackId ?? '')).toBe(-1);
          expect(set.indexOf('stack-1')).toBe(-1);
          expect([set.at(-1), set.at(others.length)]).toEqual([undefined, undefined]);
        }
      }),
    );
  });

  it('hands out one object for one stack, so that its marker is not drawn again', () => {
    const set = packed([
      { stackId: '5ac4f1e1-0070-4000-8000-000000000001', latitude: 1, longitude: 2, state: 'Measured' },
    ]);
    expect(set.at(0)).toBe(set.at(0));
  });

  it.each([
    ['a packed answer', packed],
    ['a list', pointSetOf],
  ])('has one key for the same stacks of %s in any order and state, and another for others', (_of, make) => {
    fc.assert(
      fc.property(points, fc.uuid(), (given, other) => {
        const again = given.toReversed().map((point) => ({ ...point, state: 'Measured' as const }));
        expect(make(again).key()).toBe(make(given).key());
        const others = given.map((point, index) => (index === 0 ? { ...point, stackId: other } : point));
        fc.pre(!given.some(({ stackId }) => stackId === other));
        expect(make(others).key()).not.toBe(make(given).key());
      }),
    );
  });
});

describe('shownOf', () => {
  it('says nothing when the map shows all', () => {
    expect(missingOnMap({ shown: 40, total: 40, limit: 10_000 })).toEqual({});
    expect(missingOnMap({ shown: 40, total: undefined, limit: 10_000 })).toEqual({});
  });

  it('says how many of how many beyond the limit', () => {
    expect(missingOnMap({ shown: 10_000, total: 12_000, limit: 10_000 })).toEqual({
      limited: { shown: 10_000, total: 12_000 },
    });
  });

  it('counts the stacks without a position among those that the service may send', () => {
    expect(missingOnMap({ shown: 38, total: 40, limit: 10_000 })).toEqual({ unplaced: { count: 2 } });
  });
});
