export type Pair = [longitude: number, latitude: number];

/** The square is a hundred metres wide and lies `east` degrees east of the first one. */
export const harvestRing = (east = 0): Pair[] => [
  [9.5 + east, 56.5],
  [9.501624 + east, 56.5],
  [9.501624 + east, 56.500898],
  [9.5 + east, 56.500898],
  [9.5 + east, 56.5],
];
