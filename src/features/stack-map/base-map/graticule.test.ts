import { graticuleOf } from './graticule';
import { unwrapLine, unwrapRing } from './unwrap';

const labels = {
  parallel: (degrees: number, digits: number) => `N ${degrees.toFixed(digits)}`,
  meridian: (degrees: number, digits: number) => `E ${degrees.toFixed(digits)}`,
};
const words = (zoom: number) =>
  graticuleOf([9.31, 56.02, 9.98, 56.49], zoom, labels).features.map(({ properties }) => properties.label);

it('draws the round degrees through the box, named to their last digit', () => {
  expect(words(9)).toEqual(['N 56.2', 'N 56.4', 'E 9.4', 'E 9.6', 'E 9.8']);
});

it('draws each line from edge to edge', () => {
  const [parallel] = graticuleOf([9.31, 56.02, 9.98, 56.49], 9, labels).features;
  const [start, end] = parallel?.geometry.coordinates ?? [];
  expect([start?.[0], end?.[0]]).toEqual([9.31, 9.98]);
});

it('keeps the lines apart at every zoom', () => {
  for (const zoom of [8, 10, 13, 18]) {
    const box: [number, number, number, number] = [9.5, 56.5, 9.5 + 720 / 2 ** zoom, 56.5 + 180 / 2 ** zoom];
    expect(graticuleOf(box, zoom, labels).features.length).toBeLessThanOrEqual(14);
  }
});

describe('unwrapLine', () => {
  it('goes on past the antimeridian eastwards and comes back', () => {
    const line = [
      [178, 65],
      [-179, 66],
      [-175, 67],
      [179, 68],
    ];
    expect(unwrapLine(line)).toEqual([
      [178, 65],
      [181, 66],
      [185, 67],
      [179, 68],
    ]);
  });

  it('goes on past it westwards', () => {
    expect(
      unwrapLine([
        [-178, -17],
        [179, -17],
      ]),
    ).toEqual([
      [-178, -17],
      [-181, -17],
    ]);
  });

  it('leaves a line alone that does not cross it', () => {
    const line = [
      [8, 55],
      [12, 56],
    ];
    expect(unwrapLine(line)).toEqual(line);
  });
});

describe('unwrapRing', () => {
  it('keeps a ring closed that crosses the antimeridian twice', () => {
    const ring = unwrapRing([
      [170, 60],
      [-170, 60],
      [-170, 70],
      [170, 70],
      [170, 60],
    ]);
    expect(ring).toEqual([
      [170, 60],
      [190, 60],
      [190, 70],
      [170, 70],
      [170, 60],
    ]);
  });

  it('closes a ring round the pole along the edge of the map', () => {
    const ring = unwrapRing([
      [-180, -80],
      [-60, -70],
      [60, -70],
      [180, -80],
      [-180, -80],
    ]);
    expect(ring.slice(-3)).toEqual([
      [180, -90],
      [-180, -90],
      [-180, -80],
    ]);
  });
});
