import { graticuleOf } from './graticule';

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

it('keeps the lines apart at every zoom, and draws none over whole countries', () => {
  expect(words(6)).toEqual([]);
  for (const zoom of [7, 10, 13, 18]) {
    const box: [number, number, number, number] = [9.5, 56.5, 9.5 + 720 / 2 ** zoom, 56.5 + 180 / 2 ** zoom];
    expect(graticuleOf(box, zoom, labels).features.length).toBeLessThanOrEqual(14);
  }
});
