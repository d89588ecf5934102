import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';

type State = StackPoint['state'];

export type ClusterCounts = Record<State, number>;

/** Measured first, because these stacks wait to be assigned; pre-registered last, because these need no action. */
const states: readonly State[] = ['Measured', 'AssignedToSawmill', 'PreRegistration'];

/** The states with at least one stack. */
export function presentStates(counts: ClusterCounts): { state: State; count: number }[] {
  return states.map((state) => ({ state, count: counts[state] })).filter(({ count }) => count > 0);
}

interface RingSegment {
  state: State;
  /** Hundredths of the ring, clockwise from the top. */
  from: number;
  share: number;
}

/** Fewer hundredths would be invisible. */
const leastShare = 6;

/** One segment per state in the cluster, as long as its share, but at least `leastShare`. */
export function ringSegments(counts: ClusterCounts): RingSegment[] {
  const present = presentStates(counts);
  const total = present.reduce((sum, { count }) => sum + count, 0);
  const free = 100 - leastShare * present.length;
  let from = 0;
  return present.map(({ state, count }) => {
    const share = leastShare + (free * count) / total;
    const segment = { state, from, share };
    from += share;
    return segment;
  });
}
