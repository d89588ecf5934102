import { readFileSync } from 'node:fs';
import type { TownRank } from '@/features/stack-map/base-map/towns';
import ranks from '@/features/stack-map/base-map/towns.json';
import type { WorldTopology } from '@/features/stack-map/base-map/worldStyle';
import { overviewOf } from './overview';

const world: WorldTopology = JSON.parse(readFileSync('src/features/stack-map/base-map/world.json', 'utf8'));

const overviewAt = (latitude: number, longitude: number, towns: readonly TownRank[] = ranks) =>
  overviewOf(world, towns, { latitude, longitude });

it.each([
  ['Rold Skov', 56.8041, 9.8722, 150, 400],
  ['the Harz', 51.75, 10.55, 400, 550],
  ['Bory Tucholskie', 53.75, 18, 400, 600],
])('shows the whole country around %s', (_, latitude, longitude, least, most) => {
  const [country] = overviewAt(latitude, longitude).maps;
  expect(country?.country).toMatch(/^M.+Z$/);
  expect(country?.kilometres).toBeGreaterThanOrEqual(least);
  expect(country?.kilometres).toBeLessThanOrEqual(most);
});

it('leaves out what lies overseas, and has no country at sea', () => {
  const [france] = overviewAt(47, 3).maps;
  expect(france?.kilometres).toBeLessThan(1_000);
  const [sea] = overviewAt(55.8, 3).maps;
  expect(sea).toMatchObject({ kilometres: 500, country: '' });
});

it('says how far the place is from the nearest town, and in which direction', () => {
  // Silkeborg is at 56.17, 9.55.
  const at = (latitude: number, longitude: number) => overviewAt(latitude, longitude, silkeborg).nearest;
  const silkeborg = [{ names: 'Silkeborg', eastwards: [955], north: [5617] }];
  const eighths = [
    [56.26, 9.55],
    [56.234, 9.664],
    [56.17, 9.711],
    [56.106, 9.664],
    [56.08, 9.55],
    [56.106, 9.436],
    [56.17, 9.389],
    [56.234, 9.436],
  ] as const;
  expect(eighths.map(([latitude, longitude]) => at(latitude, longitude))).toEqual(
    ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'].map((direction) => ({
      name: 'Silkeborg',
      kilometres: 10,
      direction,
    })),
  );
  expect(at(56.17, 9.551)?.kilometres).toBe(1);
  expect(at(50, 9.55)).toBeNull();
});

it('names towns that hide neither each other nor the place, the nearest first', () => {
  const { maps, nearest } = overviewAt(51.18, 6.95);
  const [, near] = maps;
  const { towns = [], letter = 1 } = near ?? {};
  expect(towns[0]?.name).toBe(nearest?.name);
  expect(towns.length).toBeGreaterThan(5);
  for (const [index, { at }] of towns.entries()) {
    for (const other of towns.slice(index + 1)) {
      const isAside = Math.abs(at[0] - other.at[0]) > letter;
      expect(isAside || Math.abs(at[1] - other.at[1]) > letter).toBe(true);
    }
  }
});
