import { type Bounds, boundsOf, defaultBounds, snapOutwards } from './bounds';

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
