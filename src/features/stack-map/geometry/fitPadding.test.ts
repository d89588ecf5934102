import { fitPadding } from './fitPadding';

type Area = [left: number, top: number, width: number, height: number];

function mapWith(area: Area, covers: { side: string; area: Area }[]) {
  const placed = (element: HTMLElement, [x, y, width, height]: Area) => {
    element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
    return element;
  };
  const frame = document.createElement('div');
  const map = placed(document.createElement('div'), area);
  frame.append(map);
  for (const { side, area: covered } of covers) {
    const element = placed(document.createElement('div'), covered);
    element.dataset.covers = side;
    frame.append(element);
  }
  return map;
}

const wide: Area = [200, 100, 1200, 300];
const legend = { side: 'bottom', area: [208, 342, 500, 30] satisfies Area };

it('leaves room for half of a cluster where nothing covers the map', () => {
  expect(fitPadding(mapWith(wide, []))).toEqual({ top: 28, right: 28, bottom: 28, left: 28 });
});

it('keeps the points clear of legend and buttons', () => {
  const buttons = { side: 'right', area: [1356, 108, 36, 110] satisfies Area };
  expect(fitPadding(mapWith(wide, [legend, buttons]))).toEqual({ top: 28, right: 72, bottom: 86, left: 28 });
});

it('does not mind what is empty', () => {
  const empty = { side: 'bottom', area: [0, 0, 0, 0] satisfies Area };
  expect(fitPadding(mapWith(wide, [empty])).bottom).toBe(28);
});

it('still holds the points where a legend covers most of a small map', () => {
  const padding = fitPadding(
    mapWith([0, 0, 358, 260], [{ side: 'bottom', area: [8, 40, 340, 190] satisfies Area }]),
  );
  expect(padding.top + padding.bottom).toBeLessThanOrEqual(143);
});
