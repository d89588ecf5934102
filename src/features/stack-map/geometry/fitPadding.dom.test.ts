import type { Bounds } from './bounds';
import { fitPadding } from './fitPadding';

describe('the room around the points', () => {
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
  const legend = { side: 'bottom left', area: [208, 262, 190, 110] satisfies Area };
  const buttons = { side: 'right top', area: [1356, 108, 36, 110] satisfies Area };
  const denmark: Bounds = [8, 54.6, 12.8, 57.7];
  const flat: Bounds = [-10, 53, 30, 55];

  it('leaves room for half of a cluster where nothing covers the map', () => {
    expect(fitPadding(mapWith(wide, []), denmark)).toEqual({ top: 24, right: 24, bottom: 24, left: 24 });
  });

  it('draws a country over the whole height of a wide map and in its middle, between legend and buttons', () => {
    expect(fitPadding(mapWith(wide, [legend, buttons]), denmark)).toEqual({
      top: 24,
      right: 222,
      bottom: 24,
      left: 222,
    });
  });

  it('draws what is flat above the legend', () => {
    expect(fitPadding(mapWith(wide, [legend, buttons]), flat)).toEqual({
      top: 24,
      right: 68,
      bottom: 162,
      left: 24,
    });
  });

  it('goes below the buttons of a phone, where the width is scarce', () => {
    const phone: Area = [0, 0, 358, 670];
    const column = { side: 'right top', area: [306, 8, 44, 140] satisfies Area };
    const foot = { side: 'bottom left', area: [8, 560, 340, 80] satisfies Area };
    expect(fitPadding(mapWith(phone, [column, foot]), denmark)).toEqual({
      top: 172,
      right: 24,
      bottom: 134,
      left: 24,
    });
  });

  it('does not mind what is empty', () => {
    const empty = { side: 'bottom left', area: [0, 0, 0, 0] satisfies Area };
    expect(fitPadding(mapWith(wide, [empty]), denmark).bottom).toBe(24);
  });

  it('still holds the points where a legend covers most of a small map', () => {
    const padding = fitPadding(
      mapWith([0, 0, 358, 260], [{ side: 'bottom left', area: [8, 40, 340, 190] satisfies Area }]),
      denmark,
    );
    expect(padding.top + padding.bottom).toBeLessThanOrEqual(169);
  });
});
