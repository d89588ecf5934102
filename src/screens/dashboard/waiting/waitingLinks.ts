import type { Day } from '@/lib/day';
import { paths } from '@/navigation/paths';
import {
  type DashboardFilters,
  initialListView,
  noStackFilters,
  type StackFilters,
} from '@/store/filters/filterDefaults';
import { writeStackFilters } from '@/store/filters/filterUrl';
import { lastOverdueDay } from '@/store/filters/queryArgs';

export const waitingKinds = ['notMeasured', 'notAssigned', 'withoutPosition'] as const;

export type WaitingKind = (typeof waitingKinds)[number];

/** Links to the list of the same departments and filters that holds exactly the stacks that wait, whenever they began. */
export function waitingLinks(orgId: string, deptId: string, filters: DashboardFilters, today: Day) {
  const listOf = (addition: Pick<StackFilters, 'dateType'> & Partial<StackFilters>) => {
    const unbounded = { from: null, to: null };
    const query = writeStackFilters(
      { ...initialListView, ...noStackFilters, ...filters, ...unbounded, ...addition },
      new URLSearchParams(),
    );
    return `${paths.stacks(orgId, deptId)}?${query}`;
  };
  const notMeasured = {
    dateType: 'PreRegistration',
    states: ['PreRegistration'],
  } satisfies Partial<StackFilters>;
  return {
    notMeasured: listOf(notMeasured),
    overdue: listOf({ ...notMeasured, to: lastOverdueDay(today) }),
    notAssigned: listOf({ dateType: 'Measured', states: ['Measured'] }),
    withoutPosition: listOf({ dateType: 'LastChanged', hasPosition: false }),
  };
}
