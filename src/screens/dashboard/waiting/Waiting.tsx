import { waitingLinks } from '@/features/stack-figures/waitingLinks';
import type { DashboardDetailsProps } from '@/screens/dashboard/details/detailsProps';
import { appliedFilters } from '@/store/filters/appliedFilters';
import { useWaiting } from './useWaiting';
import { WaitingRow } from './WaitingRow';

export function Waiting({
  scope,
  deptId,
  filters,
  parts,
  today,
  unit,
}: Omit<DashboardDetailsProps, 'isAsked'>) {
  return (
    <WaitingRow
      state={useWaiting(filters, today, scope.departmentIds, parts)}
      today={today}
      unit={unit}
      isFiltered={appliedFilters(filters).length > 0}
      links={waitingLinks(scope.organization.organizationId, deptId, filters, today)}
    />
  );
}
