import { harvestRing, type Pair } from '../../testing/harvestRing';
import { eudrBytesOf, eudrFeatures, inEudrFiles } from './eudrFeatures';
import type { HarvestGeometry } from './harvestGeometry';

const place = { name: 'Ravnkilde "Nord"', producerName: 'Rold', country: 'DK', statedHectares: null };

const ring = harvestRing();
const areas = (...rings: Pair[][]): HarvestGeometry => ({
  type: 'MultiPolygon',
  coordinates: rings.map((outer) => [outer]),
});
const points = (...coordinates: Pair[]): HarvestGeometry => ({ type: 'MultiPoint', coordinates });

it('writes an area with its names, its hectares as a number, longitude first and six decimals', () => {
  const [text = ''] = eudrFeatures(place, areas(ring));
  expect(text).toContain('[[9.500000,56.500000],[9.501624,56.500000]');
  expect(JSON.parse(text)).toEqual({
    type: 'Feature',
    properties: {
      ProducerName: 'Rold',
      ProducerCountry: 'DK',
      ProductionPlace: 'Ravnkilde "Nord"',
      Area: expect.closeTo(1, 2),
    },
    geometry: { type: 'Polygon', coordinates: [ring] },
  });
});

it('writes a point for four hectares without an area, and for less with it', () => {
  const written = (stated: number | null, ...coordinates: Pair[]) =>
    [...eudrFeatures({ ...place, statedHectares: stated }, points(...coordinates))].map((text) =>
      JSON.parse(text),
    );
  expect(written(null, [9.5, 56.5])[0].properties).not.toHaveProperty('Area');
  expect(written(3, [9.5, 56.5])[0].properties.Area).toBe(3);
  expect(written(3, [9.5, 56.5], [9.6, 56.5]).map(({ properties }) => properties.Area)).toEqual([1.5, 1.5]);
  expect(written(0.000_01, [-0, 56.5])[0]).toMatchObject({
    properties: { Area: 0.0001 },
    geometry: { coordinates: [0, 56.5] },
  });
});

it('leaves out a producer who is not known', () => {
  const [text = ''] = eudrFeatures({ ...place, producerName: '' }, areas(ring));
  expect(JSON.parse(text).properties).not.toHaveProperty('ProducerName');
});

it('never writes more bytes than were planned', () => {
  const named = {
    ...place,
    name: '\u0001"ÆØ\\'.repeat(40),
    producerName: '🌲'.repeat(90),
    statedHectares: 2,
  };
  const far: Pair = [-179.999999, -89.999999];
  for (const [geometry, corners, parts] of [
    [areas(ring, ring), 10, 2],
    [points(far, far), 2, 2],
  ] as const) {
    const text = [...eudrFeatures(named, geometry)].join(',\n');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(eudrBytesOf({ ...named, corners, parts }));
  }
});

it('begins another file before one is too large, and loses none', () => {
  const sizes = [400, 400, 1400, 900, 600];
  expect(inEudrFiles(sizes, (bytes) => bytes, 2500)).toEqual([[400, 400], [1400], [900, 600]]);
  expect(inEudrFiles([], () => 1)).toEqual([]);
});
