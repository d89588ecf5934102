import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import type { Day } from '@/lib/day';
import type { VolumeUnit } from '@/lib/units';
import type { DashboardFilters } from '@/store/filters/filterDefaults';

export interface DashboardDetailsProps {
  scope: DepartmentScope;
  deptId: string;
  filters: DashboardFilters;
  parts: Pick<SawmillsAndCard, 'sawmills' | 'sawmillsFailed'>;
  today: Day;
  unit: VolumeUnit | undefined;
  isAsked: boolean;
}
