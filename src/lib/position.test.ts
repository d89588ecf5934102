import { coordinatesText, navigationLink, routeLink, topographicLink } from './position';

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
