import fc from 'fast-check';
import { buildStack } from '@mocks/builders/stacks';
import { dateTypes } from '@/lib/generated/enums.gen';
import type { StackItem } from '@/store/api/stackApi';
import { assignable } from './assign/assignable';
import { stackDate } from './stackDate';
import { groupsOf, totalOf } from './totals/woodGroups';
import { mapPointsOf } from './useStackListing';

describe('the map beside a list', () => {
  const points = [{ stackId: 'a', latitude: 56.8, longitude: 9.9, state: 'Measured' as const }];
  const call = { pageSize: 10_000 };
  const query = { currentData: points, isFetching: false, isError: false };

  it('shows the points that were asked for, and keeps them while they are asked for again', () => {
    const shown = { points, status: 'ready', limit: 10_000 };
    expect(mapPointsOf(query, call)).toEqual(shown);
    expect(mapPointsOf({ ...query, isFetching: true }, call)).toEqual(shown);
  });

  it('knows no points while others are asked for', () => {
    expect(mapPointsOf({ isFetching: true, isError: false }, call)).toMatchObject({
      points: undefined,
      status: 'loading',
    });
  });

  it('shows none after a failure, though those before are still known', () => {
    expect(mapPointsOf({ ...query, isError: true }, call)).toMatchObject({ points: [], status: 'error' });
    const again = { ...query, isFetching: true, error: { status: 500 } };
    expect(mapPointsOf(again, call)).toMatchObject({ points: undefined, status: 'loading' });
  });

  it('shows none, and none missing, where nothing can be asked', () => {
    expect(mapPointsOf(query, undefined)).toEqual({ points: [], status: 'ready', limit: 0 });
  });
});

describe('the volume of the selection', () => {
  const species = [{ key: 'fi', text: 'Spruce' }, { key: 'bu', text: 'Beech' }, null];
  const wood = fc.record({
    // The volumes have three decimals, as they are sent.
    volume: fc.option(fc.integer({ min: 0, max: 5_000_000 }).map((thousandths) => thousandths / 1000)),
    volumeUnit: fc.constantFrom<NonNullable<StackItem['volumeUnit']>>('CubicMeters', 'CubicFeet'),
    treeSpecies: fc.constantFrom(...species),
  });
  type Wood = typeof wood extends fc.Arbitrary<infer Value> ? Value : never;

  const thousandthsOf = (stacks: readonly Wood[], unit: string) =>
    stacks.reduce(
      (sum, { volume, volumeUnit }) => sum + (volumeUnit === unit ? Math.round((volume ?? 0) * 1000) : 0),
      0,
    );

  it('is the sum of the rows in each unit, to the last decimal', () => {
    fc.assert(
      fc.property(fc.array(wood, { maxLength: 300 }), (stacks) => {
        const total = totalOf(groupsOf(stacks) ?? []);
        expect(total.withoutVolume).toBe(stacks.filter(({ volume }) => volume === null).length);
        for (const [unit, volume] of total.volumes) {
          expect(volume).toBe(thousandthsOf(stacks, unit) / 1000);
        }
        expect(new Set(total.volumes.map(([unit]) => unit))).toEqual(
          new Set(stacks.filter(({ volume }) => volume !== null).map(({ volumeUnit }) => volumeUnit)),
        );
      }),
    );
  });

  it('does not depend on the order of the stacks, and counts each of them once', () => {
    fc.assert(
      fc.property(fc.array(wood, { maxLength: 60 }), (stacks) => {
        const groups = groupsOf(stacks) ?? [];
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(stacks.length);
        const again = groupsOf(stacks.toReversed()) ?? [];
        expect(new Set(again.map((group) => JSON.stringify(group)))).toEqual(
          new Set(groups.map((group) => JSON.stringify(group))),
        );
      }),
    );
  });

  it('is nothing that could be taken for a sum where one volume was not sent', () => {
    expect(groupsOf([{ volume: 3, volumeUnit: 'CubicMeters', treeSpecies: null }, {}])).toBeNull();
  });
});

describe('assignable', () => {
  it('sends only the measured ones and counts those that a sawmill has', () => {
    const selection = [
      buildStack({ stackId: 'a', state: 'Measured' }),
      buildStack({ stackId: 'b', state: 'AssignedToSawmill' }),
      buildStack({ stackId: 'c', state: 'Measured' }),
    ];
    const { stacks, alreadyAssigned } = assignable(selection);
    expect(stacks.map(({ stackId }) => stackId)).toEqual(['a', 'c']);
    expect(alreadyAssigned).toBe(1);
  });
});

describe('stackDate', () => {
  it('reads a date of its own for every date type', () => {
    const stack = buildStack({
      registrationDateTime: '2026-01-01T00:00:00Z',
      measurementDateTime: '2026-01-02T00:00:00Z',
      loadedIntoSystemDateTime: '2026-01-03T00:00:00Z',
      invoiceableDateTime: '2026-01-04T00:00:00Z',
      assignedToSawmillDateTime: '2026-01-05T00:00:00Z',
      lastModifiedDateTime: '2026-01-06T00:00:00Z',
    });
    expect(dateTypes.map((dateType) => [dateType, stackDate(stack, dateType)?.slice(8, 10)])).toEqual([
      ['PreRegistration', '01'],
      ['Measured', '02'],
      ['LoadedIntoSystem', '03'],
      ['Invoiceable', '04'],
      ['AssignedToSawmill', '05'],
      ['LastChanged', '06'],
    ]);
  });
});
