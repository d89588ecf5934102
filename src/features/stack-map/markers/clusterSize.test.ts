import { clusterSize } from './clusterSize';

it.each([
  [2, 40],
  [9, 40],
  [10, 46],
  [99, 46],
  [100, 54],
  [999, 54],
  [1_000, 64],
  [9_999, 64],
  [10_000, 76],
  [100_000, 76],
])('draws a cluster of %i stacks %i pixels wide', (count, size) => {
  expect(clusterSize(count)).toBe(size);
});
