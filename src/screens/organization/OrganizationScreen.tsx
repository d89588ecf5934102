import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { FailedPage } from '@/features/errors/FailedPage';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { HistoryLink } from '@/features/history-link/HistoryLink';
import { useText } from '@/i18n/useText';
import { useGetOrganizationQuery } from '@/store/api/organizationApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { LoadingCards } from '@/ui/feedback/LoadingCards';
import { PageHeader } from '@/ui/layout/PageHeader';
import { OrganizationTabs } from './OrganizationTabs';

export function OrganizationScreen() {
  const t = useText();
  const { orgId = '' } = useParams();
  const { currentData: organization, error, isFetching, refetch } = useGetOrganizationQuery({ id: orgId });
  const title = t('organization.title');
  if (!organization && error && !isFetching) {
    return <FailedPage title={title} error={serviceErrorOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Stack>
      <PageHeader
        title={organization?.name ?? title}
        context={organization && title}
        actions={organization && <HistoryLink orgId={orgId} />}
      />
      {organization && <StaleNotice error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {organization ? (
        <OrganizationTabs organization={organization} isUpdating={isFetching} onReload={refetch} />
      ) : (
        <LoadingCards />
      )}
    </Stack>
  );
}
