import { townPoints } from './towns';
import ranks from './towns.json';

const { features } = townPoints(ranks);
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
