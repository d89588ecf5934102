import { skipToken } from '@reduxjs/toolkit/query';
import { sawmillFilterOf } from '@/features/department-scope/useSawmillsAndCard';
import { type FiguresState, figuresState } from '@/features/stack-figures/figuresState';
import { comingBack, type StackAgeing, useListStackAgeingQuery } from '@/store/api/stackApi';
import { stackAgeingArg } from '@/store/filters/queryArgs';
import { ages, daysOfAge } from './ages';
import type { DashboardDetailsProps } from './detailsProps';

const nothing: StackAgeing = { states: [], durations: [] };

export function useAgeing({
  filters,
  scope,
  parts,
  today,
  isAsked,
}: Pick<
  DashboardDetailsProps,
  'filters' | 'scope' | 'parts' | 'today' | 'isAsked'
>): FiguresState<StackAgeing> {
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const days = ages.map((age) => daysOfAge(age, today));
  const arg = stackAgeingArg(filters, days, scope.departmentIds, knownIds);
  const isCalled = arg !== undefined && isAsked && !isLoading;
  const query = useListStackAgeingQuery(isCalled ? { stackAgeingFilters: arg } : skipToken, comingBack);
  return arg ? figuresState(query) : { status: 'ready', data: nothing };
}
