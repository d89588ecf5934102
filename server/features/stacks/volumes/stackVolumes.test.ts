import fc from 'fast-check';
import {
  areaNumber,
  figureFilters,
  figuresService,
  marchDay,
  offsets,
} from '../../../testing/dashboardFigures';
import { world } from '../../../testing/stackWorld';
import type { StackVolumes } from './stackVolumes.routes';

const [firstDepartment, secondDepartment] = world.departmentIds;
const [firstSawmill] = world.sawmillIds;

const { call, answer, stacksAre, listed } = figuresService();

const volumes = (body: object): Promise<StackVolumes> => answer('/stack/volumes', body);

const june = { from: '2026-06-01T00:00:00Z', to: '2026-06-30T23:59:59Z' };
const measurementDateTime = new Date('2026-06-10T10:00:00Z');

describe('the volume of the dashboard', () => {
  it('is divided by species, sawmill and department, the largest first, and names who has none', async () => {
    await stacksAre(
      // The sum of these volumes is not exact unless it is one of litres.
      { measurementDateTime, volume: 8.06 },
      { measurementDateTime, volume: 8.143, departmentId: secondDepartment },
      { measurementDateTime, volume: null, treeSpecies: 'bu' },
      {
        measurementDateTime,
        volume: 40.001,
        treeSpecies: null,
        state: 'AssignedToSawmill',
        sawmillId: firstSawmill,
      },
      { state: 'PreRegistration', measurementDateTime: null, fullMeasurement: null, volume: null },
      { measurementDateTime: new Date('2026-07-01T00:00:00Z'), volume: 99 },
    );
    expect(await volumes({ ...june, areaNumber })).toEqual({
      treeSpecies: [
        { key: null, name: null, count: 1, withoutVolume: 0, volume: 40.001 },
        { key: 'fi', name: 'Rødgran', count: 2, withoutVolume: 0, volume: 16.203 },
        { key: 'bu', name: 'Bøg', count: 1, withoutVolume: 1, volume: 0 },
      ],
      sawmills: [
        { key: firstSawmill, name: 'Birkesav', count: 1, withoutVolume: 0, volume: 40.001 },
        { key: null, name: null, count: 3, withoutVolume: 1, volume: 16.203 },
      ],
      departments: [
        { key: firstDepartment, name: 'Østskoven', count: 3, withoutVolume: 1, volume: 48.061 },
        { key: secondDepartment, name: 'Vestskoven', count: 1, withoutVolume: 0, volume: 8.143 },
      ],
    });
    expect(await volumes({ areaNumber: 'Nowhere' })).toEqual({
      treeSpecies: [],
      sawmills: [],
      departments: [],
    });
  });

  it.each(offsets)(
    'adds up at %s to that of the statistics, and each part is that of the list which it opens',
    async (offset) => {
      await fc.assert(
        fc.asyncProperty(figureFilters, marchDay, marchDay, async (given, one, other) => {
          const [from, to] = [one, other].sort();
          const body = { ...given, from: `${from}T00:00:00${offset}`, to: `${to}T23:59:59${offset}` };
          const list = { ...body, dateType: 'Measured' };
          const { treeSpecies, sawmills, departments } = await volumes(body);
          const { fullMeasurements, pieceCount, bins } = await answer('/stack/statistics', body);
          const litresOf = (parts: readonly { volume: number }[]) =>
            parts.reduce((sum, { volume }) => sum + Math.round(volume * 1000), 0);
          for (const parts of [treeSpecies, sawmills, departments]) {
            expect(litresOf(parts)).toBe(litresOf(bins));
            expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(fullMeasurements + pieceCount);
          }
          for (const { key, count, volume } of treeSpecies.filter((part) => part.key !== null))
            expect(await listed({ ...list, treeSpecies: [key] })).toEqual([count, Math.round(volume * 1000)]);
          for (const { key, count, volume } of sawmills) {
            const part = key === null ? { states: ['Measured'] } : { sawmillIds: [key] };
            expect(await listed({ ...list, ...part })).toEqual([count, Math.round(volume * 1000)]);
          }
          for (const { key, count, volume } of departments)
            expect(await listed({ ...list, departmentIds: [key] })).toEqual([
              count,
              Math.round(volume * 1000),
            ]);
        }),
        { numRuns: 4 },
      );
    },
  );

  it('has no date type, and no range that ends before it begins', async () => {
    expect((await call('/stack/volumes', { dateType: 'Measured' })).status).toBe(400);
    expect((await call('/stack/volumes', { from: june.to, to: june.from })).status).toBe(400);
  });
});
