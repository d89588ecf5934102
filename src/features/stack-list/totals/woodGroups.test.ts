import fc from 'fast-check';
import type { StackItem } from '@/store/api/stackApi';
import { groupsOf, totalOf } from './woodGroups';

const species = [{ key: 'fi', text: 'Spruce' }, { key: 'bu', text: 'Beech' }, null];
const wood = fc.record({
  // With three decimals, as they are sent.
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
