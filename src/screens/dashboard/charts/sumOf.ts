import type { StackStatisticsBin } from '@/store/api/stackApi';
import type { Figure } from './figures';

/** A figure over all buckets; the volume in m³. */
export function sumOf(bins: readonly StackStatisticsBin[], figure: Figure | 'volume'): number {
  return bins.reduce((sum, bin) => sum + bin[figure], 0);
}
