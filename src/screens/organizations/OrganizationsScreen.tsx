import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '../../i18n/LocaleContext';
import { useText } from '../../i18n/useText';
import { homeOf } from '../../store/access/paths';
import { useAccess } from '../../store/access/useAccess';
import { useListAllOrganizationsQuery } from '../../store/api/organizationApi';
import { AdminTable } from '../../ui/admin-table/AdminTable';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { ListTools } from '../../ui/ListTools';
import { LiveRegion } from '../../ui/LiveRegion';
import { NoMatch } from '../../ui/NoMatch';
import { PageHeader } from '../../ui/PageHeader';
import { useFailureText } from '../../widgets/service-failure/useFailureText';
import { CreateOrganization } from './create/CreateOrganization';
import { DeleteOrganizationDialog } from './delete/DeleteOrganizationDialog';
import { useOrganizationDeletion } from './delete/useOrganizationDeletion';
import { withName } from './organizationRow';
import { useOrganizationColumns } from './useOrganizationColumns';

/** Every organisation that the person may open, searched and sorted in the browser. */
export function OrganizationsScreen() {
  const t = useText();
  const failureText = useFailureText();
  const { locale } = useLocale();
  const { access } = useAccess();
  const [search, setSearch] = useState('');
  const { data, error, isFetching, refetch } = useListAllOrganizationsQuery();
  const { isGlobalAdmin } = access;
  const deletion = useOrganizationDeletion();
  const columns = useOrganizationColumns({ isGlobalAdmin, onDelete: deletion.ask });
  const rows = error ? [] : withName(data ?? [], search, locale);
  const isLoading = isFetching && (!data || error !== undefined);

  return (
    <Stack>
      <PageHeader title={t('organizations.title')} actions={isGlobalAdmin && <CreateOrganization />} />
      <ListTools
        search={{ label: t('organizations.search'), value: search, onChange: setSearch }}
        action={null}
      />
      <LiveRegion text={data && !error ? t('organizations.count', { count: rows.length }) : ''} />
      <AdminTable
        caption={t('organizations.title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.organizationId}
        rowHref={(row) => homeOf(row.organizationId)}
        rowState={(row) => (row.active === false ? 'dimmed' : undefined)}
        initialSort={{ columnId: 'name', direction: 'ascending' }}
        status={isLoading ? 'loading' : error ? 'error' : isFetching ? 'updating' : 'ready'}
        empty={
          search ? (
            <NoMatch title={t('organizations.no_match')} onShowAll={() => setSearch('')} />
          ) : (
            <EmptyState title={t('organizations.none')} />
          )
        }
        error={<ErrorState title={t('organizations.failed')} text={failureText(error)} onRetry={refetch} />}
      />
      <DeleteOrganizationDialog deletion={deletion} />
    </Stack>
  );
}
