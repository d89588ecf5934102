import { edgeLabels } from './edgeLabels';
import { graticuleOf } from './graticule';

const labels = {
  parallel: (degrees: number) => `N ${degrees}`,
  meridian: (degrees: number) => `E ${degrees}`,
};

/** A map of 400 by 400 pixels with ten pixels to a degree, from 0° N 0° E at its lower left. */
function mapWith(covers: DOMRect[]) {
  const frame = document.createElement('div');
  const container = document.createElement('div');
  container.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  frame.append(container);
  for (const box of covers) {
    const element = document.createElement('div');
    element.dataset.covers = 'right';
    element.getBoundingClientRect = () => box;
    frame.append(element);
  }
  return {
    getContainer: () => container,
    project: ([x, y]: [number, number]) => ({ x: x * 10, y: 400 - y * 10 }),
    unproject: ([x, y]: [number, number]) => ({ toArray: () => [x / 10, (400 - y) / 10] }),
  };
}

const lines = () => ({
  ...graticuleOf([0, 0, 40, 40], 7, labels),
  features: graticuleOf([0, 0, 40, 40], 7, labels).features.filter(({ properties }) =>
    ['N 20', 'E 20'].includes(properties.label),
  ),
});
const placed = (covers: DOMRect[]) =>
  edgeLabels(mapWith(covers), lines()).features.map(({ geometry, properties }) => [
    properties.label,
    properties.anchor,
    ...geometry.coordinates,
  ]);

it('names each line once, where it leaves the map', () => {
  expect(placed([])).toEqual([
    ['N 20', 'left', 0.4, 20],
    ['E 20', 'top', 20, 39.6],
  ]);
});

it('names it at the other edge where something covers the map, or not at all', () => {
  const leftHalf = new DOMRect(0, 0, 100, 400);
  const top = new DOMRect(100, 0, 300, 40);
  const bottom = new DOMRect(100, 360, 300, 40);
  expect(placed([leftHalf, top, bottom])).toEqual([['N 20', 'right', 39.6, 20]]);
});
