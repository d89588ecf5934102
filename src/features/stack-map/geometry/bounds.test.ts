import { type Bounds, boundsOf, defaultBounds, snapOutwards } from './bounds';
import { nearestTownView } from './nearestTownView';

describe('boundsOf', () => {
  it('encloses every point', () => {
    expect(boundsOf(Float64Array.of(9, 56, 12, 55, 10, 48))).toEqual([9, 48, 12, 56]);
  });

  it('falls back on lat 60/-60, lon -150/150 without points', () => {
    expect(boundsOf(new Float64Array())).toEqual([-150, -60, 150, 60]);
    expect(defaultBounds).toEqual([-150, -60, 150, 60]);
  });
});

describe('snapOutwards', () => {
  const box: Bounds = [8.2, 54.1, 12.9, 57.3];

  it('encloses the box with room to spare', () => {
    const [west, south, east, north] = snapOutwards(box, 6);
    expect(west).toBeLessThan(8.2);
    expect(south).toBeLessThan(54.1);
    expect(east).toBeGreaterThan(12.9);
    expect(north).toBeGreaterThan(57.3);
  });

  it('stays the same for a small movement and changes for a large one', () => {
    expect(snapOutwards([8.3, 54.2, 13, 57.4], 6)).toEqual(snapOutwards(box, 6));
    expect(snapOutwards([18.2, 54.1, 22.9, 57.3], 6)).not.toEqual(snapOutwards(box, 6));
  });

  it('does not leave the world at the poles', () => {
    const [, south, , north] = snapOutwards([-170, -85, 170, 85], 0);
    expect([south, north]).toEqual([-90, 90]);
  });
});

describe('nearestTownView', () => {
  const stack = { latitude: 56, longitude: 10 };
  const size = { width: 300, height: 200 };
  const townAt = (longitude: number, latitude: number): GeoJSON.Feature<GeoJSON.Point> => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {},
  });

  /** Pixels from the middle of the map, at 512 for the world. */
  function pixelsAway(longitude: number, zoom: number): number {
    return (Math.abs(longitude - stack.longitude) / 360) * 512 * 2 ** zoom;
  }

  /** So many towns at the stack itself, which are in every view. */
  const here = (count: number) =>
    Array.from({ length: count }, () => townAt(stack.longitude, stack.latitude));

  const zoomOf = (...[position, towns, size]: Parameters<typeof nearestTownView>) =>
    nearestTownView(position, towns, size).zoom;

  it('is as close as the third of the towns lets the map be, with room for its name', () => {
    const zoom = zoomOf(stack, [...here(2), townAt(10.08, 56), townAt(12, 56)], size);
    expect(zoom).toBe(9.5);
    expect(pixelsAway(10.08, zoom)).toBeLessThanOrEqual(90);
    expect(pixelsAway(10.08, zoom + 0.5)).toBeGreaterThan(90);
    expect(zoomOf(stack, [...here(3), townAt(10.08, 56)], size)).toBe(11);
  });

  it('counts what lies to the north by the height of the map', () => {
    const towns = [...here(2), townAt(10, 56.04)];
    expect(zoomOf(stack, towns, size)).toBe(9);
    expect(zoomOf(stack, towns, { width: 300, height: 400 })).toBe(10.5);
  });

  it('keeps what lies to the south above the attribution', () => {
    const towns = [...here(2), townAt(10, 55.96)];
    expect(zoomOf(stack, towns, size)).toBe(8.5);
  });

  it('shows the nearest town, where others are in a closer view of a low map', () => {
    const beside = [10.09, 9.91, 10.1].map((longitude) => townAt(longitude, 56));
    const wide = { width: 600, height: 150 };
    expect(zoomOf(stack, beside, wide)).toBe(10.5);
    const zoom = zoomOf(stack, [...beside, townAt(10, 56.045)], wide);
    const pixelsUp = ((0.045 / 360) * 512 * 2 ** zoom) / Math.cos((56 * Math.PI) / 180);
    expect(pixelsUp).toBeLessThanOrEqual(47);
    expect(zoom).toBe(8.5);
  });

  it.each([
    ['without towns', [], 8],
    ['with all of them far away', [townAt(14, 50)], 8],
    ['with fewer than it looks for', [townAt(10, 56)], 8],
    ['in the middle of a town', [...here(3)], 11],
  ])('keeps its bounds: %s', (_what, towns, zoom) => {
    expect(zoomOf(stack, towns, size)).toBe(zoom);
  });

  it('is no error in a map without a size', () => {
    expect(zoomOf(stack, [...here(2), townAt(10.1, 56)], { width: 0, height: 0 })).toBe(8);
  });

  it('has its middle between the stack and the nearest town where the map is too low for it, and else at the stack', () => {
    const low = { width: 330, height: 160 };
    const northern = townAt(10, 56.1);
    const view = nearestTownView(stack, [northern, townAt(10.5, 56)], low);
    expect(view).toEqual({ latitude: 56.05, longitude: 10, zoom: 8 });
    const pixelsUp = ((0.05 / 360) * 512 * 2 ** 8) / Math.cos((56 * Math.PI) / 180);
    expect(pixelsUp).toBeLessThanOrEqual(low.height / 2 - 28);
    expect(nearestTownView(stack, [northern], { width: 330, height: 300 })).toMatchObject(stack);
    // Too far for any middle.
    expect(nearestTownView(stack, [townAt(10, 56.4)], low)).toMatchObject(stack);
  });
});
