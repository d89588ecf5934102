import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import type { Day } from '@/lib/day';
import type { VolumeUnit } from '@/lib/units';
import type { DashboardFilters } from '@/store/filters/filterDefaults';

export interface DashboardDetailsProps {
  scope: DepartmentScope;
  /** As in the route; `all` for the whole organisation. */
  deptId: string;
  filters: DashboardFilters;
  parts: Pick<SawmillsAndCard, 'sawmills' | 'sawmillsFailed'>;
  today: Day;
  /** Undefined until the measurement card has loaded. */
  unit: VolumeUnit | undefined;
  /** False while figures load, which come first. */
  isAsked: boolean;
}
