import { takenPlaces } from './takenPlaces';

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

const placesOf = (...parts: Parameters<typeof mapWith>) =>
  takenPlaces(mapWith(...parts)).features.map(({ geometry, properties }) => [
    ...geometry.coordinates,
    properties.size,
  ]);
/** Without those of the edges. */
const further = (...parts: Parameters<typeof mapWith>) => placesOf(...parts).slice(placesOf([]).length);

it('takes the whole edge, which would cut a name', () => {
  const places = placesOf([]);
  expect(places).toHaveLength(2 * 10 + 2 * 6);
  expect(places.slice(0, 3)).toEqual([
    [8, 0, 16],
    [24, 0, 16],
    [40, 0, 16],
  ]);
  expect(places.at(-1)).toEqual([160, 88, 16]);
});

it('takes the place of a marker', () => {
  expect(further([], [new DOMRect(140, 70, 40, 40)])).toEqual([[60, 40, 40]]);
});

it('fills a bar with squares that end with it, and leaves out what is beside the map', () => {
  expect(further([new DOMRect(120, 120, 50, 20), new DOMRect(400, 0, 20, 20)])).toEqual([
    [30, 80, 20],
    [45, 80, 20],
    [60, 80, 20],
  ]);
  expect(further([new DOMRect(120, 60, 10, 30)])).toEqual([
    [25, 15, 10],
    [25, 25, 10],
    [25, 35, 10],
  ]);
});

it('takes nothing for what is not shown', () => {
  expect(further([new DOMRect(0, 0, 0, 0)])).toEqual([]);
});
