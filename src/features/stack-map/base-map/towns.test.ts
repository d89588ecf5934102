import { townNearby, townPoints } from './towns';
import ranks from './towns.json';

const towns = townPoints(ranks);
const { features } = towns;
const placeOf = (wanted: string) =>
  features.find(({ properties }) => properties.name === wanted)?.geometry.coordinates;

it('knows the towns where they are', () => {
  expect(placeOf('Silkeborg')).toEqual([expect.closeTo(9.55, 1), expect.closeTo(56.17, 1)]);
  expect(placeOf('Kraków')).toEqual([expect.closeTo(19.94, 1), expect.closeTo(50.06, 1)]);
  expect(placeOf('Göttingen')).toEqual([expect.closeTo(9.93, 1), expect.closeTo(51.53, 1)]);
});

it('has a name and a place for each of them', () => {
  for (const { names, eastwards, north } of ranks) {
    expect(names.split('|')).toHaveLength(north.length);
    expect(eastwards).toHaveLength(north.length);
  }
});

it.each([
  ['n', 56.26, 9.55],
  ['ne', 56.2, 9.6],
  ['e', 56.17, 9.62],
  ['se', 56.14, 9.6],
  ['s', 56.1, 9.55],
  ['sw', 56.14, 9.5],
  ['w', 56.17, 9.45],
  ['nw', 56.2, 9.5],
])('says how a point lies from the nearest town: %s', (direction, latitude, longitude) => {
  const silkeborg = townPoints([{ names: 'Oslo|Silkeborg', eastwards: [1075, -120], north: [5991, 5617] }]);
  const point = { latitude, longitude };
  expect(townNearby(silkeborg, point)).toMatchObject({ name: 'Silkeborg', direction });
});

it('knows no town where there are none', () => {
  expect(townNearby(townPoints([]), { latitude: 56, longitude: 9 })).toBeUndefined();
});
