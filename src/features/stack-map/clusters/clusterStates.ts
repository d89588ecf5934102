import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';

type State = StackPoint['state'];

export type ClusterCounts = Record<State, number>;

/**
 * Measured stacks come first, because they wait to be assigned, and pre-registered ones last, because they
 * need no action.
 */
const states: readonly State[] = ['Measured', 'AssignedToSawmill', 'PreRegistration'];

export function presentStates(counts: ClusterCounts): { state: State; count: number }[] {
  return states.map((state) => ({ state, count: counts[state] })).filter(({ count }) => count > 0);
}

interface RingSegment {
  state: State;
  /** `from` and `share` are hundredths of the ring, clockwise from the top. */
  from: number;
  share: number;
}

const leastShare = 6;

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
