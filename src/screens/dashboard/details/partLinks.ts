import { stackListLink } from '@/features/stack-figures/stackListLink';
import { measuredStacks } from '@/screens/dashboard/links/dashboardLinks';
import type { StackVolumes } from '@/store/api/stackApi';
import type { DashboardFilters } from '@/store/filters/filterDefaults';

export type Division = keyof StackVolumes;

export function partLink(
  orgId: string,
  deptId: string,
  filters: DashboardFilters,
  division: Division,
  key: string | null,
): string | undefined {
  const listOf = (addition: object, department = deptId) =>
    stackListLink(orgId, department, filters, { ...measuredStacks(filters), ...addition });
  switch (division) {
    case 'treeSpecies':
      return key === null ? undefined : listOf({ treeSpecies: [key] });
    case 'sawmills':
      // A measured stack that is not assigned has no sawmill.
      return listOf(key === null ? { states: ['Measured'] } : { sawmillIds: [key] });
    case 'departments':
      return listOf({}, key ?? deptId);
  }
}
