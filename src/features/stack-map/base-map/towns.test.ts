import { townNear, townPoints } from './towns';
import ranks from './towns.json';
import { townsByName } from './townsByName';

const { features } = townPoints(ranks);
const placeOf = (wanted: string) =>
  features.find(({ properties }) => properties.name === wanted)?.geometry.coordinates;

it('knows the towns where they are', () => {
  expect(placeOf('Silkeborg')).toEqual([expect.closeTo(9.55, 1), expect.closeTo(56.17, 1)]);
  expect(placeOf('Kraków')).toEqual([expect.closeTo(19.94, 1), expect.closeTo(50.06, 1)]);
  expect(placeOf('Göttingen')).toEqual([expect.closeTo(9.93, 1), expect.closeTo(51.53, 1)]);
});

it.each(['København', 'Flensburg', 'Praha', 'Warszawa', 'München', 'Szczecin'])(
  'calls a town as those do who live there: %s',
  (name) => {
    expect(placeOf(name)).toBeDefined();
  },
);

it('has a name and a place for each of them', () => {
  for (const { names, eastwards, north } of ranks) {
    expect(names.split('|')).toHaveLength(north.length);
    expect(eastwards).toHaveLength(north.length);
  }
});

const silkeborg = townPoints([{ names: 'Oslo|Silkeborg', eastwards: [1075, -120], north: [5991, 5617] }]);

it.each([
  ['n', 56.26, 9.55],
  ['ne', 56.234, 9.664],
  ['e', 56.17, 9.711],
  ['se', 56.106, 9.664],
  ['s', 56.08, 9.55],
  ['sw', 56.106, 9.436],
  ['w', 56.17, 9.389],
  ['nw', 56.234, 9.436],
])('says how a point lies from the nearest town: %s', (direction, latitude, longitude) => {
  expect(townNear(silkeborg, { latitude, longitude })).toEqual({
    isThere: false,
    away: { town: 'Silkeborg', kilometres: 10, direction },
  });
});

it('counts whole kilometres, and says where the point is the town', () => {
  const at = (latitude: number) => townNear(silkeborg, { latitude, longitude: 9.55 });
  expect(at(56.172)).toMatchObject({ isThere: true, away: { kilometres: 1 } });
  expect(at(56.176)).toMatchObject({ isThere: false, away: { kilometres: 1 } });
  expect(at(56.185)).toMatchObject({ isThere: false, away: { kilometres: 2 } });
});

it('knows no town where there are none within 100 km', () => {
  expect(townNear(townPoints([]), { latitude: 56, longitude: 9 })).toBeNull();
  expect(townNear(silkeborg, { latitude: 55.26, longitude: 9.55 })).toBeNull();
  expect(townNear(silkeborg, { latitude: 55.28, longitude: 9.55 })?.away.kilometres).toBe(99);
});

it('tells towns of one name apart by where they are', () => {
  const rank = { names: 'Braunlage|Odense|Odense', eastwards: [1061, -23, 500], north: [5173, 5540, 5100] };
  expect(townsByName(townPoints([rank])).map(({ label }) => label)).toEqual([
    'Braunlage',
    'Odense (55.40, 10.38)',
    'Odense (51.00, 15.38)',
  ]);
});
