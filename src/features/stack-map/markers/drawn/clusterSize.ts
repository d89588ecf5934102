/**
 * A cluster with at least `from` stacks has this size in pixels. There are only a few sizes, so that larger
 * clusters can be recognised.
 */
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
