import { readFileSync } from 'node:fs';
import type { TownRank } from '@/features/stack-map/base-map/towns';
import ranks from '@/features/stack-map/base-map/towns.json';
import type { WorldShapes, WorldTopology } from '@/features/stack-map/base-map/worldStyle';
import { boundsAround } from './boundsAround';
import { overviewOf } from './overview';
import { overviewShapes } from './overviewShapes';

describe('the overview', () => {
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
    const silkeborg = [{ names: 'Silkeborg', eastwards: [955], north: [5617] }];
    const at = (latitude: number) => overviewAt(latitude, 9.55, silkeborg).nearest;
    expect(at(56.26)).toMatchObject({ town: 'Silkeborg', kilometres: 10, direction: 'n' });
    expect(at(50)).toBeNull();
  });

  it('names towns that hide neither each other nor the place, the nearest first', () => {
    const { maps, nearest } = overviewAt(51.18, 6.95);
    const [, near] = maps;
    const { towns = [], letter = 1 } = near ?? {};
    expect(towns[0]?.name).toBe(nearest?.town);
    expect(towns.length).toBeGreaterThan(5);
    for (const [index, { at }] of towns.entries()) {
      for (const other of towns.slice(index + 1)) {
        const isAside = Math.abs(at[0] - other.at[0]) > letter;
        expect(isAside || Math.abs(at[1] - other.at[1]) > letter).toBe(true);
      }
    }
  });
});

describe('the map of the overview', () => {
  const seen = { aside: 500, up: 400 };

  function worldOf(rings: GeoJSON.Position[][], lines: GeoJSON.Position[][] = []): WorldShapes {
    return {
      land: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
      borders: { type: 'MultiLineString', coordinates: lines },
    };
  }

  const box = (west: number, south: number, east: number, north: number): GeoJSON.Position[] => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];

  function cornersOf(path: string) {
    return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  }

  it('draws in kilometres from the place, north up', () => {
    const { land } = overviewShapes(worldOf([box(9, 56, 10, 57)]), { latitude: 56, longitude: 9 }, seen);
    const xs = cornersOf(land).map(([x]) => x);
    const ys = cornersOf(land).map(([, y]) => y);
    expect([Math.min(...xs), Math.max(...ys)]).toEqual([0, 0]);
    // There a degree to the east is 62 km, and a degree to the north 111 km, or a little more on a flat map.
    expect(Math.max(...xs)).toBeCloseTo(62.2, 0);
    expect(Math.min(...ys)).toBeCloseTo(-112.7, 0);
  });

  it('keeps the land that the place is in the midst of, without its far shores', () => {
    const { land } = overviewShapes(worldOf([box(-60, -50, 80, 60)]), { latitude: 5, longitude: 20 }, seen);
    expect(cornersOf(land)).toHaveLength(4);
    for (const [x, y] of cornersOf(land)) expect([Math.abs(x), Math.abs(y)]).toEqual([750, 600]);
  });

  it('shows the shore across the antimeridian, and nothing from the other side of the world', () => {
    const fiji = { latitude: -17, longitude: 179.9 };
    const shore = worldOf([box(-179.9, -18, -179, -16)]);
    expect(cornersOf(overviewShapes(shore, fiji, seen).land).length).toBeGreaterThan(0);
    expect(overviewShapes(shore, { ...fiji, longitude: 0 }, seen)).toEqual({ land: '', borders: '' });
  });

  it('breaks a border off where it leaves the map, and takes it up where it comes back', () => {
    const border: GeoJSON.Position[] = [
      [9, 56],
      [9.5, 56],
      [40, 56],
      [9.5, 57],
      [9, 57],
    ];
    const { borders } = overviewShapes(worldOf([], [border]), { latitude: 56, longitude: 9 }, seen);
    expect(borders.match(/M/g)).toHaveLength(2);
    expect(borders).not.toContain('Z');
  });
});

describe('boundsAround', () => {
  const radians = Math.PI / 180;

  function distance([west, south]: readonly number[], [east, north]: readonly number[]) {
    const [a = 0, b = 0, c = 0, d = 0] = [west, south, east, north].map((degrees = 0) => degrees * radians);
    const chord = Math.sin((d - b) / 2) ** 2 + Math.cos(b) * Math.cos(d) * Math.sin((c - a) / 2) ** 2;
    return 2 * 6_371_009 * Math.asin(Math.sqrt(chord));
  }

  it.each([
    [0.5, 30],
    [56.8, 9.87],
    [-54.8, -68.3],
    [69.6, 179.99],
  ])('reaches as far to all sides at %d, %d', (latitude, longitude) => {
    const place = [longitude, latitude];
    for (const metres of [5_000, 1_000]) {
      const [west, south, east, north] = boundsAround({ latitude, longitude }, metres);
      for (const edge of [
        [west, latitude],
        [east, latitude],
        [longitude, south],
        [longitude, north],
      ]) {
        expect(distance(place, edge) / metres).toBeCloseTo(1, 4);
      }
    }
  });

  it('stays finite at the pole', () => {
    expect(boundsAround({ latitude: 90, longitude: 0 }, 5_000).every(Number.isFinite)).toBe(true);
  });
});
