import { paths } from '@/navigation/paths';
import {
  type DashboardFilters,
  initialListView,
  noStackFilters,
  type StackFilters,
} from '@/store/filters/filterDefaults';
import { writeStackFilters } from '@/store/filters/filterUrl';

export function stackListLink(
  orgId: string,
  deptId: string,
  filters: DashboardFilters,
  addition: Pick<StackFilters, 'dateType'> & Partial<StackFilters>,
): string {
  const query = writeStackFilters(
    { ...initialListView, ...noStackFilters, ...filters, ...addition },
    new URLSearchParams(),
  );
  return `${paths.stacks(orgId, deptId)}?${query}`;
}
