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
