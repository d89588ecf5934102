import { languages } from '@/i18n/language';
import danish from './town-names/da.json';
import german from './town-names/de.json';
import english from './town-names/en.json';
import polish from './town-names/pl.json';
import { inLanguage, townNearby, townPoints } from './towns';
import ranks from './towns.json';
import { townsByName } from './townsByName';

const towns = townPoints(ranks);
const { features } = towns;
const placeOf = (wanted: string) =>
  features.find(({ properties }) => properties.name === wanted)?.geometry.coordinates;

it('knows the towns where they are', () => {
  expect(placeOf('Silkeborg')).toEqual([expect.closeTo(9.55, 1), expect.closeTo(56.17, 1)]);
  expect(placeOf('Kraków')).toEqual([expect.closeTo(19.94, 1), expect.closeTo(50.06, 1)]);
  expect(placeOf('Göttingen')).toEqual([expect.closeTo(9.93, 1), expect.closeTo(51.53, 1)]);
});

const names = { en: english, da: danish, de: german, pl: polish };

it.each([
  ['en', ['Copenhagen', 'Prague', 'Warsaw', 'Munich']],
  ['da', ['København', 'Prag', 'Warszawa', 'München']],
  ['de', ['Kopenhagen', 'Prag', 'Warschau', 'München']],
  ['pl', ['Kopenhaga', 'Praga', 'Warszawa', 'Monachium']],
] as const)('names them as its reader does: %s', (language, expected) => {
  const named = townPoints(inLanguage(ranks, names[language])).features;
  expect(named).toHaveLength(features.length);
  const all = named.map(({ properties }) => properties.name);
  const at = ['København', 'Praha', 'Warszawa', 'München'].map((name) =>
    features.findIndex(({ properties }) => properties.name === name),
  );
  expect(at.map((index) => all[index])).toEqual(expected);
});

it.each(languages)('has other names only for one town each, and only where they differ: %s', (language) => {
  for (const [own, name] of Object.entries(names[language])) {
    expect(features.filter(({ properties }) => properties.name === own)).toHaveLength(1);
    expect(name).not.toBe(own);
  }
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

it('tells towns of one name apart by where they are', () => {
  const rank = { names: 'Braunlage|Odense|Odense', eastwards: [1061, -23, 500], north: [5173, 5540, 5100] };
  expect(townsByName(townPoints([rank])).map(({ label }) => label)).toEqual([
    'Braunlage',
    'Odense (55.40, 10.38)',
    'Odense (51.00, 15.38)',
  ]);
});
