import { paths } from '@/navigation/paths';
import {
  type DashboardFilters,
  initialListView,
  noStackFilters,
  type StackFilters,
} from '@/store/filters/filterDefaults';
import { writeStackFilters } from '@/store/filters/filterUrl';

/**
 * The list of the same departments under the dashboard's filters, in part replaced, and those that only the list has.
 * `deptId` may be `all`.
 */
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
