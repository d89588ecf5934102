import { appliedFilters } from '@/store/filters/appliedFilters';
import type { StackFilters } from '@/store/filters/filterDefaults';

/**
 * `unmeasured_lack_date`: only stacks that are not measured are asked for, by a date that they get with the measurement.
 * `no_match`: the filters leave nothing over. `none_in_range`: nothing in these dates. `none`: no stacks at all.
 */
type EmptyReason = 'unmeasured_lack_date' | 'no_match' | 'none_in_range' | 'none';

const datesBeforeMeasurement: readonly StackFilters['dateType'][] = ['PreRegistration', 'LastChanged'];

/** Why these filters find nothing, so that the person can be offered what helps. */
export function emptyReason(filters: StackFilters): EmptyReason {
  const hasRange = filters.from !== null || filters.to !== null;
  const onlyUnmeasured = filters.states.length === 1 && filters.states[0] === 'PreRegistration';
  if (onlyUnmeasured && hasRange && !datesBeforeMeasurement.includes(filters.dateType))
    return 'unmeasured_lack_date';
  if (appliedFilters(filters).length > 0) return 'no_match';
  return hasRange ? 'none_in_range' : 'none';
}
