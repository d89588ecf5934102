import { coveredTowns } from './coveredTowns';
import { townPoints } from './towns';

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
