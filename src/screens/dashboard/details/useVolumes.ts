import { skipToken } from '@reduxjs/toolkit/query';
import { sawmillFilterOf } from '@/features/department-scope/useSawmillsAndCard';
import { type FiguresState, figuresState } from '@/features/stack-figures/figuresState';
import { comingBack, type StackVolumes, useListStackVolumesQuery } from '@/store/api/stackApi';
import { stackVolumesArg } from '@/store/filters/queryArgs';
import type { DashboardDetailsProps } from './detailsProps';

const nothing: StackVolumes = { treeSpecies: [], sawmills: [], departments: [] };

export function useVolumes({
  filters,
  scope,
  parts,
  isAsked,
}: Pick<DashboardDetailsProps, 'filters' | 'scope' | 'parts' | 'isAsked'>): FiguresState<StackVolumes> {
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const arg = stackVolumesArg(filters, scope.departmentIds, knownIds);
  const isCalled = arg !== undefined && isAsked && !isLoading;
  const query = useListStackVolumesQuery(isCalled ? { stackVolumesFilters: arg } : skipToken, comingBack);
  return arg ? figuresState(query) : { status: 'ready', data: nothing };
}
