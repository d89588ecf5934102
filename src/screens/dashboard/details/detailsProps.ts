import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import type { DepartmentsAndSawmills } from '@/features/department-scope/useDepartmentsAndSawmills';
import type { Day } from '@/lib/day';
import type { VolumeUnit } from '@/lib/units';
import type { DashboardFilters } from '@/store/filters/filterDefaults';

export interface DashboardDetailsProps {
  scope: DepartmentScope;
  /** As in the route; `all` for the whole organisation. */
  deptId: string;
  filters: DashboardFilters;
  parts: Pick<DepartmentsAndSawmills, 'sawmills' | 'sawmillsFailed'>;
  today: Day;
  /** Undefined until the measurement card has loaded. */
  unit: VolumeUnit | undefined;
  /** False while figures load, which come first. */
  isAsked: boolean;
}
