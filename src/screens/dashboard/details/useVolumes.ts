import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { sawmillFilterOf } from '@/features/department-scope/useDepartmentsAndSawmills';
import { type NewerCall, readNewerCall } from '@/features/stack-figures/newerCall';
import { comingBack, type StackVolumes, useListStackVolumesQuery } from '@/store/api/stackApi';
import { stackVolumesArg } from '@/store/filters/queryArgs';
import type { DashboardDetailsProps } from './detailsProps';

/** For filters that match no stack; there is no call. */
const nothing: StackVolumes = { treeSpecies: [], sawmills: [], departments: [] };

export function useVolumes({
  filters,
  scope,
  parts,
  isAsked,
}: Pick<DashboardDetailsProps, 'filters' | 'scope' | 'parts' | 'isAsked'>): NewerCall<StackVolumes> {
  const isUnknown = useState(false);
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const arg = stackVolumesArg(filters, scope.departmentIds, knownIds);
  const isCalled = arg !== undefined && isAsked && !isLoading && !isUnknown[0];
  const query = useListStackVolumesQuery(isCalled ? { stackVolumesFilters: arg } : skipToken, comingBack);
  const state = readNewerCall(query, isUnknown);
  return arg || state.status === 'unknown' ? state : { status: 'ready', data: nothing };
}
