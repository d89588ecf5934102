import type { Bounds } from '@/features/stack-map/geometry/bounds';
import { fitPadding } from '@/features/stack-map/geometry/fitPadding';
import { coveredTowns } from './coveredTowns';
import { edgeLabels } from './edgeLabels';
import { graticuleOf } from './graticule';
import { takenPlaces } from './takenPlaces';
import { townPoints } from './towns';

describe('the places that are taken', () => {
  /** A map of 160 by 96 pixels at the page's 100, 50, whose degrees are pixels. */
  function mapWith(covers: DOMRect[], markers: DOMRect[] = []) {
    const frame = document.createElement('div');
    const container = document.createElement('div');
    container.getBoundingClientRect = () => new DOMRect(100, 50, 160, 96);
    frame.append(container);
    const add = (place: HTMLElement, box: DOMRect, html: string) => {
      place.insertAdjacentHTML('beforeend', html);
      const deepest = [...place.querySelectorAll('*')].at(-1);
      if (deepest) deepest.getBoundingClientRect = () => box;
    };
    for (const box of covers) add(frame, box, '<div data-covers="bottom"></div>');
    for (const box of markers) add(container, box, '<div><button><i data-takes-place></i></button></div>');
    return {
      getContainer: () => container,
      unproject: (at: [number, number]) => ({ toArray: () => at }),
    };
  }

  /** Middle, width and height of each place. */
  const placesOf = (...parts: Parameters<typeof mapWith>) =>
    takenPlaces(mapWith(...parts)).features.map(({ geometry, properties: { image, size } }) => {
      const [, across = Number.NaN, down = Number.NaN] = image.split(' ').map(Number);
      return [...geometry.coordinates, across * size, down * size];
    });
  /** Without those of the edges. */
  const further = (...parts: Parameters<typeof mapWith>) => placesOf(...parts).slice(placesOf([]).length);

  it('takes the whole edge, which would cut a name, and what is beyond it', () => {
    const anchors = takenPlaces(mapWith([])).features.map(({ properties }) => properties.anchor);
    expect(placesOf([]).map((place, index) => [anchors[index], ...place])).toEqual([
      ['bottom', 80, 8, 176, 88],
      ['top', 80, 88, 176, 88],
      ['right', 8, 48, 88, 132],
      ['left', 152, 48, 88, 132],
    ]);
  });

  it('takes the place of a marker', () => {
    expect(further([], [new DOMRect(140, 70, 40, 40)])).toEqual([[60, 40, 40, 40]]);
  });

  it('takes what lies over the map as one place, at most half of its shorter side too long', () => {
    expect(further([new DOMRect(120, 120, 53, 20)])).toEqual([[46.5, 80, 60, 20]]);
    expect(further([new DOMRect(120, 60, 10, 30)])).toEqual([[25, 25, 10, 30]]);
  });

  it('leaves out what is beside the map, and cuts what reaches over its edge', () => {
    expect(further([new DOMRect(400, 0, 20, 20)])).toEqual([]);
    expect(further([new DOMRect(80, 126, 60, 40)])).toEqual([[20, 86, 40, 20]]);
  });

  it('takes nothing for what is not shown', () => {
    expect(further([new DOMRect(100, 50, 0, 0)])).toEqual([]);
  });
});

describe('a map under its markers', () => {
  /** Of rank 0: Nord at 30, 20. Of rank 1: Mark at 31, 21 and Sund at 60, 40. Of rank 2: By at 90, 60. */
  const towns = townPoints([
    { names: 'Nord', eastwards: [3000], north: [2000] },
    { names: 'Mark|Sund', eastwards: [3100, 2900], north: [2100, 4000] },
    { names: 'By', eastwards: [9000], north: [6000] },
  ]);

  /** A map at the page's 100, 50, whose degrees are pixels, with the north above. */
  function mapAt(zoom: number, markers: DOMRect[]) {
    const container = document.createElement('div');
    container.getBoundingClientRect = () => new DOMRect(100, 50, 160, 96);
    for (const box of markers) {
      const marker = document.createElement('i');
      marker.dataset.takesPlace = '';
      marker.getBoundingClientRect = () => box;
      container.append(marker);
    }
    return {
      getContainer: () => container,
      getZoom: () => zoom,
      unproject: ([x, y]: [number, number]) => ({ toArray: () => [x, 80 - y] }),
    };
  }

  /** So many pixels around a point of the map. */
  const markerAt = (longitude: number, latitude: number, size: number) =>
    new DOMRect(100 + longitude - size / 2, 50 + 80 - latitude - size / 2, size, size);

  const namesBeside = (zoom: number, ...markers: DOMRect[]) =>
    coveredTowns(mapAt(zoom, markers), towns).features.map(({ geometry, properties }) => [
      properties.name,
      ...geometry.coordinates,
      properties.aside,
    ]);

  it('names a marker by the largest town that it covers, beside it', () => {
    expect(namesBeside(6, markerAt(33, 22, 40))).toEqual([['Nord', 33, 22, 26]]);
  });

  it('names a town whose dot is covered in part, and none beside the marker', () => {
    expect(namesBeside(6, markerAt(49, 40, 16))).toEqual([['Sund', 49, 40, 14]]);
    expect(namesBeside(6, markerAt(46, 40, 16))).toEqual([]);
  });

  it('names no town twice where two markers cover it', () => {
    const names = namesBeside(6, markerAt(29, 20, 20), markerAt(32, 21, 20)).map(([name]) => name);
    expect(names).toEqual(['Nord', 'Mark']);
  });

  it.each([
    [2.9, []],
    [3.5, ['Nord']],
    [4.9, ['Nord', 'Sund']],
    [5, ['Nord', 'Sund', 'By']],
  ])('names the towns that the map names at zoom %d', (zoom, expected) => {
    const names = namesBeside(zoom, markerAt(30, 20, 20), markerAt(60, 40, 20), markerAt(90, 60, 20));
    expect(names.map(([name]) => name)).toEqual(expected);
  });
});

describe('the grid of degrees', () => {
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
});

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
  /** Denmark, which is about as wide as high on the map. */
  const denmark: Bounds = [8, 54.6, 12.8, 57.7];
  /** From Ireland to Belarus, much wider than high. */
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
