import { Button, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { FailedPage } from '@/features/errors/FailedPage';
import { useFailureText } from '@/features/errors/useFailureText';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import {
  type DeletedOrganization,
  useListDeletedOrganizationsQuery,
} from '@/store/api/deletedOrganizationApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { BackLink } from '@/ui/layout/BackLink';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { AdminTable, tableOfAnswer } from '@/ui/table/AdminTable';
import type { TableColumn, TableSort } from '@/ui/table/tableTypes';
import { BringBackDialog } from './BringBackDialog';

const newestFirst: TableSort = { columnId: 'deleted', direction: 'descending' };

export function DeletedOrganizationsScreen() {
  const t = useText();
  const failureText = useFailureText();
  const list = useListDeletedOrganizationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { error, refetch } = list;
  const question = useDialogSubject<DeletedOrganization>();
  const columns = useColumns(question.open);
  const title = t('deleted_organizations.title');
  const failure = error && serviceErrorOf(error);
  if (failure?.status === 403) return <FailedPage title={title} error={failure} onRetry={refetch} />;
  return (
    <Stack>
      <PageHeader
        back={<BackLink to={paths.organizations} place={t('organizations.title')} />}
        title={title}
      />
      <Text>{t('deleted_organizations.purpose')}</Text>
      <AdminTable
        caption={title}
        columns={columns}
        {...tableOfAnswer(list)}
        rowKey={({ organizationId }) => organizationId}
        initialSort={newestFirst}
        empty={<EmptyState title={t('deleted_organizations.none')} />}
        error={
          <ErrorState title={t('deleted_organizations.failed')} text={failureText(error)} onRetry={refetch} />
        }
      />
      <BringBackDialog
        opened={question.opened}
        organization={question.subject}
        onReload={refetch}
        onClose={question.close}
      />
    </Stack>
  );
}

function useColumns(onBringBack: (row: DeletedOrganization) => void): TableColumn<DeletedOrganization>[] {
  const t = useText();
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        kind: 'title',
        header: t('deleted_organizations.name'),
        cell: ({ name }) => name,
        sortValue: ({ name }) => name,
      },
      {
        id: 'deleted',
        kind: 'moment',
        align: 'digits',
        card: 'labelled',
        header: t('deleted_organizations.deleted_at'),
        cell: ({ deletedAt }) => dateTime(deletedAt),
        sortValue: ({ deletedAt }) => deletedAt,
      },
      {
        id: 'by',
        kind: 'email',
        card: 'labelled',
        header: t('deleted_organizations.deleted_by'),
        cell: ({ deletedBy }) => deletedBy,
        sortValue: ({ deletedBy }) => deletedBy,
      },
      {
        id: 'until',
        kind: 'moment',
        align: 'digits',
        card: 'labelled',
        header: t('deleted_organizations.kept_until'),
        cell: ({ keptUntil }) => dateTime(keptUntil),
        sortValue: ({ keptUntil }) => keptUntil,
      },
      {
        id: 'actions',
        header: t('ui.row_menu.actions'),
        actions: true,
        align: 'end',
        // Words take more room than the corner of a card has.
        card: 'below',
        kind: 'button',
        cell: (row) => (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('deleted_organizations.bring_back_row', { name: row.name })}
            onClick={() => onBringBack(row)}
          >
            {t('deleted_organizations.bring_back')}
          </Button>
        ),
      },
    ],
    [t, dateTime, onBringBack],
  );
}
