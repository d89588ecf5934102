import fc from 'fast-check';
import { type GeometryProblemKind, readHarvestGeometry } from './harvestGeometry';
import { hectaresOf } from './hectares';
import { areMeeting, type Ring, sidesOf } from './microdegrees';
import { areaOf, selfContact } from './ringProblems';

type Pair = [longitude: number, latitude: number];

const at = (x: number, y: number): Pair => [9.5 + x / 1000, 56.5 + y / 1000];
const closed = (...corners: Pair[]): Pair[] => [...corners, ...corners.slice(0, 1)];
const square = (x: number, y: number, size = 10) =>
  closed(at(x, y), at(x + size, y), at(x + size, y + size), at(x, y + size));
const comb = (teeth: number) =>
  closed(
    ...Array.from({ length: teeth }, (_, index) => [at(index / 100, 0), at(index / 100 + 100, 100)]).flat(),
    at(teeth / 100 + 200, -10),
    at(-10, -10),
  );
const polygon = (...rings: Pair[][]) => ({ type: 'Polygon', coordinates: rings });
const polygons = (...outer: Pair[][]) => ({ type: 'MultiPolygon', coordinates: outer.map((ring) => [ring]) });
const feature = (geometry: unknown) => ({ type: 'Feature', properties: { Area: '3' }, geometry });
const features = (...geometries: unknown[]) => ({
  type: 'FeatureCollection',
  features: geometries.map(feature),
});

function kindOf(value: unknown, country: 'DK' | 'DE' = 'DK'): GeometryProblemKind | 'taken' {
  const read = readHarvestGeometry(value, country);
  return 'problem' in read ? read.problem.kind : 'taken';
}

describe('takes', () => {
  it.each<[string, unknown]>([
    ['a point', { type: 'Point', coordinates: at(0, 0) }],
    ['a point with its height', { type: 'Point', coordinates: [...at(0, 0), 31.5] }],
    ['an area', polygon(square(0, 0))],
    ['an area that is written clockwise', polygon(square(0, 0).toReversed())],
    ['areas that share a border', polygons(square(0, 0), square(10, 0))],
    ['areas that share a part of a border', polygons(square(0, 0), square(10, 5))],
    ['areas that share a corner', polygons(square(0, 0), square(10, 10))],
    ['a collection of features', features(polygon(square(0, 0)), polygon(square(20, 0)))],
    [
      'a collection of geometries',
      { type: 'GeometryCollection', geometries: [polygon(square(0, 0)), polygon(square(20, 0))] },
    ],
    ['a feature without a geometry beside one', features(null, polygon(square(0, 0)))],
    [
      'a name of the same system',
      {
        ...polygon(square(0, 0)),
        crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
      },
    ],
  ])('%s', (_, value) => expect(kindOf(value)).toBe('taken'));

  it('an area of ten thousand corners, and not one more', () => {
    const circle = (corners: number) =>
      closed(
        ...Array.from({ length: corners }, (_, index): Pair => {
          const angle = (index / corners) * 2 * Math.PI;
          return at(100 * Math.cos(angle), 60 * Math.sin(angle));
        }),
      );
    expect(kindOf(polygon(circle(9_999)))).toBe('taken');
    expect(kindOf(polygon(circle(10_000)))).toBe('tooManyCorners');
    expect(kindOf(polygon(comb(4_990)))).toBe('tooIntricate');
  });
});

describe('refuses', () => {
  it.each<[GeometryProblemKind, string, unknown]>([
    ['notGeoJson', 'a text', 'POLYGON ((0 0, 1 1))'],
    ['notGeoJson', 'a list', []],
    ['notGeoJson', 'an unknown type', { type: 'Circle', coordinates: at(0, 0) }],
    ['notGeoJson', 'a point as a list of points', { type: 'Point', coordinates: [at(0, 0)] }],
    ['notGeoJson', 'numbers as texts', { type: 'Point', coordinates: ['9.5', '56.5'] }],
    ['notGeoJson', 'no coordinates', { type: 'Polygon' }],
    ['notGeoJson', 'collections in collections without end', nested(20)],
    ['nothing', 'no features', features()],
    ['nothing', 'an empty ring', polygon([])],
    ['line', 'a line', { type: 'LineString', coordinates: square(0, 0) }],
    [
      'mixed',
      'points beside areas',
      features(polygon(square(0, 0)), { type: 'Point', coordinates: at(0, 0) }),
    ],
    [
      'otherSystem',
      'UTM by name',
      { ...polygon(square(0, 0)), crs: { type: 'name', properties: { name: 'EPSG:25832' } } },
    ],
    ['projected', 'metres of UTM', { type: 'Point', coordinates: [530_000, 6_260_000] }],
    ['outOfRange', 'a latitude of 95', { type: 'Point', coordinates: [9.5, 95] }],
    ['swapped', 'latitude first', { type: 'Point', coordinates: at(0, 0).toReversed() }],
    ['elsewhere', 'a place in the sea', { type: 'Point', coordinates: [3, 56.5] }],
    ['elsewhere', 'Denmark as Germany', { type: 'Point', coordinates: at(0, 0) }],
    ['open', 'an open ring', polygon(square(0, 0).slice(0, -1))],
    ['noArea', 'a line there and back', polygon(closed(at(0, 0), at(10, 10), at(20, 20)))],
    ['noArea', 'one point four times', polygon(closed(at(0, 0), at(0, 0), at(0, 0)))],
    ['noArea', 'less than a square metre', polygon(square(0, 0, 0.001))],
    ['hole', 'a hole', polygon(square(0, 0), square(2, 2, 2))],
    ['dateLine', 'an area over the date line', polygon(closed([179, 50], [-179, 50], [-179, 51], [179, 51]))],
    ['crossing', 'a bow tie', polygon(closed(at(0, 0), at(10, 10), at(10, 0), at(0, 10)))],
    ['crossing', 'a bow tie of unequal halves', polygon(closed(at(0, 0), at(10, 10), at(10, 0), at(0, 5)))],
    ['crossing', 'a spike', polygon(closed(at(0, 0), at(10, 0), at(20, 0), at(10, 0), at(10, 10)))],
    [
      'crossing',
      'a border that touches itself',
      polygon(closed(at(0, 0), at(5, 5), at(10, 0), at(10, 10), at(5, 5), at(0, 10))),
    ],
    ['overlapping', 'areas that cross', polygons(square(0, 0), square(5, 5))],
    ['overlapping', 'an area in another', polygons(square(0, 0), square(2, 2, 2))],
    ['overlapping', 'one that ends on the other’s border', polygons(square(0, 0), square(5, 0, 5))],
    [
      'overlapping',
      'a cross of two strips whose corners lie on borders',
      polygons(
        closed(at(0, 0), at(30, 0), at(30, 10), at(0, 10)),
        closed(at(10, 0), at(20, 0), at(20, 10), at(10, 10)),
      ),
    ],
    ['doubled', 'an area twice', polygons(square(0, 0), square(0, 0))],
    [
      'doubled',
      'an area twice, the other way round, with one corner more',
      polygons(square(0, 0), closed(at(0, 10), at(10, 10), at(10, 0), at(5, 0), at(0, 0))),
    ],
    [
      'doubled',
      'points that rounding makes one',
      {
        type: 'MultiPoint',
        coordinates: [
          [9.500_000_1, 56.5],
          [9.5, 56.500_000_2],
        ],
      },
    ],
    ['tooLarge', 'half of Jutland', polygon(closed([9, 56], [10, 56], [10, 57], [9, 57]))],
  ])('%s: %s', (kind, name, value) =>
    expect(kindOf(value, name === 'Denmark as Germany' ? 'DE' : 'DK')).toBe(kind),
  );

  it('says where', () => {
    const read = readHarvestGeometry(polygon(square(0, 0), square(2, 2, 2)), 'DK');
    expect(read).toEqual({ problem: { kind: 'hole', at: { longitude: 9.502, latitude: 56.502 } } });
  });

  it('what rounding has made crossing, before a reader who cuts finds it', () => {
    // A gap of a ten-millionth of a degree: a hundredth of a metre.
    const ring = closed(at(0, 0), at(10, 0), at(10, 10), at(5, 0.000_1), at(0, 10));
    expect(kindOf(polygon(ring))).toBe('crossing');
  });
});

function nested(depth: number): unknown {
  return depth === 0
    ? { type: 'Point', coordinates: at(0, 0) }
    : { type: 'GeometryCollection', geometries: [nested(depth - 1)] };
}

it('writes six decimals, rounded, and closes areas', () => {
  const ring = closed([9.123_456_78, 56.1], [9.2, 56.1], [9.2, 56.199_999_96]);
  expect(readHarvestGeometry(polygon(ring), 'DK')).toMatchObject({
    geometry: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [9.123457, 56.1],
            [9.2, 56.1],
            [9.2, 56.2],
            [9.123457, 56.1],
          ],
        ],
      ],
    },
  });
});

it('answers any JSON without an exception', () => {
  const type = fc.constantFrom('Feature', 'FeatureCollection', 'Polygon', 'Point', 'MultiPolygon', 'Other');
  const coordinates = fc.array(fc.oneof(fc.array(fc.array(fc.double())), fc.array(fc.double()), fc.double()));
  const part = fc.record({ type, coordinates, geometry: fc.jsonValue(), features: fc.array(fc.jsonValue()) });
  fc.assert(
    fc.property(fc.oneof(part, fc.jsonValue()), (value) => {
      expect(readHarvestGeometry(value, 'DK')).toBeDefined();
    }),
  );
});

/** The corners are in millionths of a degree; the arguments are in thousandths. */
const cell = (west: number, south: number, size: number): Ring => [
  { x: west, y: south },
  { x: west + size, y: south },
  { x: west + size, y: south + size },
  { x: west, y: south + size },
];

function hectaresOfCell(south: number): number {
  const [axis, square, bands] = [6_378_137, 0.006_694_379_990_14, 20_000];
  const step = Math.PI / 180 / bands;
  let sum = 0;
  for (let band = 0; band < bands; band += 1) {
    const latitude = (south * Math.PI) / 180 + (band + 0.5) * step;
    const bent = 1 - square * Math.sin(latitude) ** 2;
    sum += ((axis ** 2 * (1 - square)) / bent ** 2) * Math.cos(latitude) * step;
  }
  return (sum * Math.PI) / 180 / 10_000;
}

it.each([0, 37, 56, 70])('a degree by a degree has its hectares at %s degrees north', (latitude) => {
  const found = hectaresOf(cell(9_000_000, latitude * 1_000_000, 1_000_000));
  expect(Math.abs(found / hectaresOfCell(latitude) - 1)).toBeLessThan(1e-7);
});

it('a square of a hundred metres is a hectare, whichever way round and from whichever corner', () => {
  // A degree of latitude is 111.37 km at 56.5°, of longitude 61.57 km.
  const ring = [
    { x: 9_500_000, y: 56_500_000 },
    { x: 9_501_624, y: 56_500_000 },
    { x: 9_501_624, y: 56_500_898 },
    { x: 9_500_000, y: 56_500_898 },
  ];
  const hectares = hectaresOf(ring);
  expect(hectares).toBeCloseTo(1, 2);
  expect(hectaresOf(ring.toReversed())).toBeCloseTo(hectares, 9);
  expect(hectaresOf([...ring.slice(2), ...ring.slice(0, 2)])).toBeCloseTo(hectares, 9);
});

it('finds each contact of a border with itself that trying all pairs finds', () => {
  const corner = fc.record({ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 12 }) });
  fc.assert(
    fc.property(
      fc.uniqueArray(corner, { minLength: 3, maxLength: 9, selector: ({ x, y }) => `${x} ${y}` }),
      (ring) => {
        const sides = sidesOf(ring);
        const isTouching = sides.some((one) =>
          sides.some((other) => {
            const steps = (other.index - one.index + ring.length) % ring.length;
            if (steps === 0 || ring.length === 3) return false;
            // Neighbours have one corner in common; the far ends must not lie on the other side.
            if (steps === 1) return onSide(one, other.to) || onSide(other, one.from);
            if (steps === ring.length - 1) return false;
            return areMeeting(one.from, one.to, other.from, other.to);
          }),
        );
        if (ring.length > 3)
          expect(selfContact(areaOf(ring), () => undefined) !== undefined).toBe(isTouching);
      },
    ),
    { numRuns: 2000 },
  );
});

function onSide({ from, to }: { from: Ring[number]; to: Ring[number] }, point: Ring[number]): boolean {
  return areMeeting(from, to, point, point);
}
