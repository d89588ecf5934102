import { scaleOf } from './scaleOf';

it.each([
  [0, 0, '5000\u00a0km'],
  [56, 5, '100\u00a0km'],
  [56, 13, '500\u00a0m'],
  [56, 18, '10\u00a0m'],
])('at %d° and zoom %d it says %s', (latitude, zoom, label) => {
  expect(scaleOf(latitude, zoom).label).toBe(label);
});

it('is never longer than 100 pixels, nor shorter than half of them', () => {
  for (let zoom = 0; zoom <= 18; zoom += 0.1) {
    const { pixels } = scaleOf(56, zoom);
    expect(pixels).toBeLessThanOrEqual(100);
    expect(pixels).toBeGreaterThanOrEqual(50);
  }
});
