import type { StackStatisticsBin } from '../src/store/api/generated/stack.gen';

/** A bucket of the dashboard in which nothing happened, but for what is given. */
export function buildStatisticsBin(given: Partial<StackStatisticsBin> = {}): StackStatisticsBin {
  return {
    date: '2026-10-31T23:00:00Z',
    preregistrations: 0,
    fullMeasurements: 0,
    pieceCount: 0,
    assignedToSawmill: 0,
    volume: 0,
    ...given,
  };
}
