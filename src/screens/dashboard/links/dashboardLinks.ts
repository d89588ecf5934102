import { stackListLink } from '@/features/stack-figures/stackListLink';
import type { Metric } from '@/screens/dashboard/charts/metrics';
import type { DashboardFilters, StackFilters } from '@/store/filters/filterDefaults';

type Addition = Pick<StackFilters, 'dateType'> & Partial<Pick<StackFilters, 'states' | 'fullMeasurement'>>;

/**
 * Selects measured stacks by the date of their measurement. A range leaves out stacks without this date.
 * Without a range the filter by state leaves them out.
 */
export function measuredStacks({ from, to }: DashboardFilters): Addition {
  const isUnbounded = from === null && to === null;
  return { dateType: 'Measured', ...(isUnbounded && { states: ['Measured', 'AssignedToSawmill'] }) };
}

function additionOf(metric: Metric, filters: DashboardFilters): Addition {
  switch (metric) {
    case 'preregistrations':
      return { dateType: 'PreRegistration', states: ['PreRegistration'] };
    case 'fullMeasurements':
      return { ...measuredStacks(filters), fullMeasurement: true };
    case 'pieceCount':
      return { ...measuredStacks(filters), fullMeasurement: false };
    case 'assignedToSawmill':
      return { dateType: 'AssignedToSawmill', states: ['AssignedToSawmill'] };
  }
}

export function dashboardLinks(orgId: string, deptId: string, filters: DashboardFilters) {
  const listOf = (addition: Addition) => stackListLink(orgId, deptId, filters, addition);
  return {
    ofMetric: (metric: Metric) => listOf(additionOf(metric, filters)),
    measured: listOf(measuredStacks(filters)),
  };
}
