import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useDepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { FailedPage } from '@/features/errors/FailedPage';
import { useUrlFilters } from '@/features/stack-filters/useUrlFilters';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { LoadingStacks } from './LoadingStacks';
import { StackList } from './StackList';
import { viewParameter } from './views/viewFilters';

export function StacksScreen() {
  const t = useText();
  const { orgId = '', deptId = '' } = useParams();
  const filters = useUrlFilters(stackFilterPage);
  const state = useDepartmentScope(orgId, deptId);
  const [search] = useSearchParams();
  const stackHref = useCallback((stackId: string) => paths.stack(orgId, deptId, stackId), [orgId, deptId]);
  if (state.status === 'failed') {
    return <FailedPage title={t('stacks.title')} error={state.error} onRetry={state.retry} />;
  }
  if (state.status === 'loading' || !filters) return <LoadingStacks />;
  return (
    <StackList
      scope={state.scope}
      filters={filters}
      viewName={search.get(viewParameter)}
      stackHref={stackHref}
    />
  );
}
