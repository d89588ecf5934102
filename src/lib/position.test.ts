import {
  coordinatesText,
  metresBetween,
  navigationLink,
  parseDegrees,
  routeLink,
  topographicLink,
} from './position';

it.each([
  [56.8, 9.87, '56.8000000', '9.8700000'],
  [-33.456_789_012, -70.648_270_1, '-33.4567890', '-70.6482701'],
  [0.000_000_049, -0.000_000_01, '0.0000000', '0.0000000'],
  [1e-7, 180, '0.0000001', '180.0000000'],
])('leads to %d, %d with seven decimals', (latitude, longitude, north, east) => {
  const place = { latitude, longitude };
  expect(routeLink(place)).toBe(`https://www.google.com/maps/search/?api=1&query=${north},${east}`);
  expect(navigationLink(place)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${north},${east}`);
  expect(coordinatesText(place)).toBe(`${north}, ${east}`);
  expect(topographicLink(place)).toBe(`https://opentopomap.org/#marker=15/${north}/${east}`);
});

it.each([
  ['nothing to itself', [56.8, 9.87], [56.8, 9.87], 0],
  ['a degree of a meridian', [56, 9.87], [57, 9.87], 111_195],
  ['half of that eastwards on the 60th parallel', [60, 10], [60, 11], 55_597],
  ['over the antimeridian', [0, 179.5], [0, -179.5], 111_195],
  ['over the pole', [89.5, 0], [89.5, 180], 111_195],
  ['half the earth', [0, 0], [0, 180], 20_015_114],
] as const)('says the metres of %s', (_what, [latitude, longitude], [north, east], metres) => {
  expect(Math.round(metresBetween({ latitude, longitude }, { latitude: north, longitude: east }))).toBe(
    metres,
  );
});

it.each([
  [' 56.871 ', 56.871],
  ['-9,884', -9.884],
  ['180', 180],
  ['-0', 0],
  ['1.234.5', null],
  ['56° 52′', null],
  ['', null],
])('reads %p as degrees', (text, degrees) => {
  expect(parseDegrees(text)).toBe(degrees);
});
