import { FailedPage } from '@/features/errors/FailedPage';
import { useUrlFilters } from '@/features/stack-filters/useUrlFilters';
import { useText } from '@/i18n/useText';
import { useGetSawmillUserInfoQuery } from '@/store/api/userInfoApi';
import { sawmillFilterPage } from '@/store/filters/filtersSlice';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LoadingSawmillStacks } from './LoadingSawmillStacks';
import { SawmillStackList } from './SawmillStackList';

export function SawmillStacksScreen() {
  const t = useText();
  const filters = useUrlFilters(sawmillFilterPage);
  const { currentData: info, error, isFetching, refetch } = useGetSawmillUserInfoQuery();
  const title = t('sawmill_stacks.title');
  if (!info && error && !isFetching) {
    return <FailedPage title={title} error={serviceErrorOf(error)} onRetry={refetch} />;
  }
  if (!info || !filters) return <LoadingSawmillStacks filters={filters} />;
  if (info.sawmills.length === 0) {
    return (
      <>
        <PageHeader title={title} />
        <EmptyState title={t('sawmill_stacks.no_sawmill')} />
      </>
    );
  }
  return <SawmillStackList info={info} filters={filters} />;
}
