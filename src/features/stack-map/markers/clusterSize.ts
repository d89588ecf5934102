/** A cluster with at least this many stacks has this size in pixels. Few steps make larger clusters recognisable. */
const steps = [
  { from: 10_000, size: 76 },
  { from: 1_000, size: 64 },
  { from: 100, size: 54 },
  { from: 10, size: 46 },
] as const;
const smallest = 40;

export function clusterSize(count: number): number {
  return steps.find(({ from }) => count >= from)?.size ?? smallest;
}
