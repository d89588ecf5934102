import type { StackStatisticsBin } from '@/store/api/stackApi';
/** The metrics follow the specification (stack area, section 2), in the order of the dashboard's cards. */
export const metrics = ['preregistrations', 'fullMeasurements', 'pieceCount', 'assignedToSawmill'] as const;

export type Metric = (typeof metrics)[number];

/** The volume is in m³. */
export function sumOfBins(bins: readonly StackStatisticsBin[], metric: Metric | 'volume'): number {
  return bins.reduce((sum, bin) => sum + bin[metric], 0);
}
