import type { Day } from '@/lib/day';
import type { DashboardFilters, StackFilters } from '@/store/filters/filterDefaults';
import { lastOverdueDay } from '@/store/filters/queryArgs';
import { stackListLink } from './stackListLink';

export const waitingKinds = [
  'notMeasured',
  'notAssigned',
  'failedEvidence',
  'withoutPosition',
  'notReady',
] as const;

export type WaitingKind = (typeof waitingKinds)[number];

export type OverdueKind = 'notMeasured' | 'notAssigned';

/**
 * Each link leads to exactly the stacks that wait in the same departments and filters, the oldest first. The
 * filter of dates is removed, because stacks of any age count.
 */
export function waitingLinks(orgId: string, deptId: string, filters: DashboardFilters, today: Day) {
  const unbounded = { ...filters, from: null, to: null };
  const listOf = (addition: Pick<StackFilters, 'dateType'> & Partial<StackFilters>) =>
    stackListLink(orgId, deptId, unbounded, addition);
  const notMeasured = {
    dateType: 'PreRegistration',
    states: ['PreRegistration'],
    orderBy: 'Date',
  } satisfies Partial<StackFilters>;
  const notAssigned = {
    dateType: 'Measured',
    states: ['Measured'],
    orderBy: 'Date',
  } satisfies Partial<StackFilters>;
  const to = lastOverdueDay(today);
  return {
    notMeasured: listOf(notMeasured),
    notMeasuredOverdue: listOf({ ...notMeasured, to }),
    notAssigned: listOf(notAssigned),
    notAssignedOverdue: listOf({ ...notAssigned, to }),
    failedEvidence: listOf({ dateType: 'Measured', evidenceFailed: true, orderBy: 'Date' }),
    withoutPosition: listOf({ dateType: 'PreRegistration', hasPosition: false, orderBy: 'Date' }),
    notReady: listOf({ ...notAssigned, eudrReady: false }),
  };
}
