import { useParams } from 'react-router';
import { useDepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { FailedPage } from '@/features/errors/FailedPage';
import { useUrlFilters } from '@/features/stack-filters/useUrlFilters';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { PageHeader } from '@/ui/layout/PageHeader';
import { StackList } from './StackList';

export function StacksScreen() {
  const t = useText();
  const { orgId = '', deptId = '' } = useParams();
  const filters = useUrlFilters(stackFilterPage);
  const state = useDepartmentScope(orgId, deptId);
  if (state.status === 'failed') {
    return <FailedPage title={t('stacks.title')} error={state.error} onRetry={state.retry} />;
  }
  if (state.status === 'loading' || !filters) return <PageHeader title={t('stacks.title')} />;
  const stackHref = (stackId: string) => paths.stack(orgId, deptId, stackId);
  return <StackList scope={state.scope} filters={filters} stackHref={stackHref} />;
}
