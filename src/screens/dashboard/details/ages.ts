import { stackListLink } from '@/features/stack-figures/stackListLink';
import { useText } from '@/i18n/useText';
import type { DayRange } from '@/lib/dateRange';
import { type Day, daysBefore } from '@/lib/day';
import { measuredStacks } from '@/screens/dashboard/links/dashboardLinks';
import type { StackAgeing, StackState } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { overdueDays } from '@/store/filters/queryArgs';

export interface Age {
  /** The ages are in days. The oldest age has no upper end, so its `most` is undefined. */
  least: number;
  most: number | undefined;
}

export const ages: readonly Age[] = [
  { least: 0, most: overdueDays },
  { least: overdueDays + 1, most: 14 },
  { least: 15, most: 30 },
  { least: 31, most: undefined },
];

/** Only the oldest age gets the colour of a warning, because a colour on most figures would mean nothing. */
export function isOverdue({ most }: Age, state: StackState): boolean {
  return most === undefined && state !== 'AssignedToSawmill';
}

export function useAgeWord() {
  const t = useText();
  return ({ least, most }: Age): string =>
    most === undefined
      ? t('dashboard.ageing.over', { days: least - 1 })
      : t('dashboard.ageing.days', { least, most });
}

type Group = StackAgeing['states'][number];

export function byTotal(one: Pick<Group, 'total'>, other: Pick<Group, 'total'>): number {
  return other.total.volume - one.total.volume || other.total.count - one.total.count;
}

/** Returns the days on which a state of this age began. A date of tomorrow counts as the youngest age. */
export function daysOfAge({ least, most }: Age, today: Day): DayRange {
  return {
    from: most === undefined ? null : daysBefore(today, most),
    to: least === 0 ? null : daysBefore(today, least),
  };
}

export function ageLink(
  orgId: string,
  deptId: string,
  filters: DashboardFilters,
  state: StackState,
  days: DayRange = { from: null, to: null },
): string {
  // Each state begins with the date type of the same name.
  return stackListLink(
    orgId,
    deptId,
    { ...filters, ...days },
    { dateType: state, states: [state], orderBy: 'Date' },
  );
}

export function leftLink(
  orgId: string,
  deptId: string,
  filters: DashboardFilters,
  state: 'PreRegistration' | 'Measured',
): string {
  return stackListLink(
    orgId,
    deptId,
    filters,
    state === 'PreRegistration'
      ? measuredStacks(filters)
      : { dateType: 'AssignedToSawmill', states: ['AssignedToSawmill'] },
  );
}
