import { eudrBytesOf, eudrFeatures } from './eudrFeatures';
import type { HarvestGeometry } from './harvestGeometry';
import { partKeys, SharedParts, sharedPlace } from './sharedParts';

type Pair = [number, number];
const [a, b, c, d]: Pair[] = [
  [9.5, 56.5],
  [9.6, 56.5],
  [9.6, 56.6],
  [9.5, 56.6],
];
const area = (...rings: (Pair | undefined)[][]): HarvestGeometry => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [ring.flatMap((corner) => (corner ? [corner] : []))]),
});
const square = area([a, b, c, d, a]);

it('an area is the same one wherever its border begins, and in either direction', () => {
  const [key] = partKeys(square);
  for (const ring of [
    [b, c, d, a, b],
    [d, c, b, a, d],
    [a, d, c, b, a],
  ])
    expect(partKeys(area(ring))).toEqual([key]);
  // The same corners in another order are another area.
  expect(partKeys(area([a, c, b, d, a]))).not.toEqual([key]);
  expect(partKeys(area([a, b, c, a]))).not.toEqual([key]);
});

const placeOf = (name: string, over: object = {}) => ({
  ...{ id: name, name, producerName: `Owner of ${name}`, country: 'DK', statedHectares: null },
  ...{ corners: 5, parts: 1, ...over },
});

it('plans for the names of all places that have a part', () => {
  const long = (sign: string) => placeOf(sign.repeat(120), { producerName: sign.repeat(120) });
  const places = [long('\u0001'), long('"'), long('Ø')];
  const shared = new SharedParts<(typeof places)[number]>();
  for (const _ of places) shared.lookAt(square);
  for (const place of places) shared.add(place, square);
  const [first] = places;
  if (!first) throw new Error('There are three');
  expect(shared.count).toBe(1);
  const owners = shared.ownersOf(partKeys(square)[0] ?? '');
  const text = [...eudrFeatures(first, square, () => sharedPlace(first, owners))].join();
  expect(text).toContain('Ø'.repeat(120));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(eudrBytesOf(first) + shared.furtherBytesOf(first));
  expect(places.slice(1).map((place) => shared.furtherBytesOf(place))).toEqual([0, 0]);
});

it('one owner of several places is named once', () => {
  const owners = [placeOf('Nord'), placeOf('Syd', { producerName: 'Owner of Nord' })];
  expect(sharedPlace(owners[0] ?? placeOf(''), owners)).toMatchObject({
    name: 'Nord / Syd',
    producerName: 'Owner of Nord',
  });
});
