import { figuresService } from '../../../testing/dashboardFigures';
import { world } from '../../../testing/stackWorld';

const { call, answer, stacksAre } = figuresService();

const areaNumber = 'End of the range';
const range = { areaNumber, from: '2026-10-20T22:00:00Z', to: '2026-10-21T21:59:59Z' };
const measured = { ...range, dateType: 'Measured' };

beforeEach(() =>
  stacksAre(
    ...[
      '2026-10-20T21:59:59.999Z',
      '2026-10-20T22:00:00Z',
      '2026-10-21T21:59:59.999Z',
      '2026-10-21T22:00:00Z',
    ].map((moment) => ({ areaNumber, measurementDateTime: new Date(moment), volume: 1 })),
  ),
);

it.each([
  ['the list', async () => (await answer('/stack/list', measured)).totalCount],
  ['the map', async () => (await answer('/stack/map-list', measured)).length],
  ['the totals', async () => (await answer('/stack/totals', measured)).totalCount],
  ['the counts', async () => (await answer('/stack/statistics', range)).fullMeasurements],
  [
    'the volumes by species',
    async () => {
      const { treeSpecies } = await answer('/stack/volumes', range);
      return treeSpecies.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    },
  ],
  [
    'the CSV',
    async () => {
      const body = { ...measured, measurementCardId: world.cardId };
      const file = await (await call('/stack/download-accumulated-csv-from-filter', body)).text();
      return file.trim().split('\r\n').length - 1;
    },
  ],
])('a range ends with the last moment of its last second: %s', async (_, count) => {
  expect(await count()).toBe(2);
});
