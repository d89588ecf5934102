import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';

type State = StackPoint['state'];

/** How many stacks of a cluster are in each state. */
export type StateCounts = Record<State, number>;

/** Measured first, because those are waiting to be assigned; what is only pre-registered asks for nothing and comes last. */
const states: readonly State[] = ['Measured', 'AssignedToSawmill', 'PreRegistration'];

/** The states that occur, each with its number. */
export function presentStates(counts: StateCounts): { state: State; count: number }[] {
  return states.map((state) => ({ state, count: counts[state] })).filter(({ count }) => count > 0);
}

interface RingSegment {
  state: State;
  /** Hundredths of the ring, clockwise from the top. */
  from: number;
  share: number;
}

/** Fewer hundredths than this could not be seen. */
const leastShare = 6;

/** The ring of a cluster: one segment per state that occurs, as long as its share, but never too short to be seen. */
export function ringSegments(counts: StateCounts): RingSegment[] {
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
