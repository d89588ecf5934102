import { FailedPage } from '@/features/errors/FailedPage';
import { useFilterUrl } from '@/features/stack-filters/useFilterUrl';
import { useText } from '@/i18n/useText';
import { useGetSawmillUserInfoQuery } from '@/store/api/userInfoApi';
import { sawmillFiltersLeft, sawmillFiltersRead, selectSawmillFilters } from '@/store/filters/filtersSlice';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageHeader } from '@/ui/layout/PageHeader';
import { SawmillStackList } from './SawmillStackList';

const pageFilters = { read: sawmillFiltersRead, left: sawmillFiltersLeft, select: selectSawmillFilters };

/** What was assigned to the sawmills of the signed-in person. */
export function SawmillStacksScreen() {
  const t = useText();
  const filters = useFilterUrl(pageFilters);
  const { currentData: info, error, isFetching, refetch } = useGetSawmillUserInfoQuery();
  const title = t('sawmill_stacks.title');
  if (!info && error && !isFetching) {
    return <FailedPage title={title} error={serviceErrorOf(error)} onRetry={refetch} />;
  }
  if (!info || !filters) return <PageHeader title={title} />;
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
