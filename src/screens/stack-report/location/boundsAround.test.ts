import { boundsAround } from './boundsAround';

const radians = Math.PI / 180;

/** Metres between two places on a sphere. */
function distance([west, south]: readonly number[], [east, north]: readonly number[]) {
  const [a = 0, b = 0, c = 0, d = 0] = [west, south, east, north].map((degrees = 0) => degrees * radians);
  const chord = Math.sin((d - b) / 2) ** 2 + Math.cos(b) * Math.cos(d) * Math.sin((c - a) / 2) ** 2;
  return 2 * 6_371_009 * Math.asin(Math.sqrt(chord));
}

it.each([
  [0.5, 30],
  [56.8, 9.87],
  [-54.8, -68.3],
  [69.6, 179.99],
])('reaches as far to all sides at %d, %d', (latitude, longitude) => {
  const place = [longitude, latitude];
  for (const metres of [5_000, 1_000]) {
    const [west, south, east, north] = boundsAround({ latitude, longitude }, metres);
    for (const edge of [
      [west, latitude],
      [east, latitude],
      [longitude, south],
      [longitude, north],
    ]) {
      expect(distance(place, edge) / metres).toBeCloseTo(1, 4);
    }
  }
});

it('stays finite at the pole', () => {
  expect(boundsAround({ latitude: 90, longitude: 0 }, 5_000).every(Number.isFinite)).toBe(true);
});
