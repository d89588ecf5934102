import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FailedPage } from '@/features/errors/FailedPage';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { type GlobalAdmin, useListGlobalAdminsQuery } from '@/store/api/globalAdminApi';
import { useGetUserInfoQuery } from '@/store/api/userInfoApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Icon } from '@/ui/icons/Icon';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { AdminTable, tableOfAnswer } from '@/ui/table/AdminTable';
import { RowMenu } from '@/ui/table/row/RowMenu';
import type { TableColumn } from '@/ui/table/tableTypes';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { EmailLink } from '@/ui/values/ContactLinks';
import { AddGlobalAdminDialog } from './AddGlobalAdminDialog';
import { RemoveGlobalAdminDialog } from './RemoveGlobalAdminDialog';

export function GlobalAdminsScreen() {
  const t = useText();
  const failureText = useFailureText();
  const { data: self } = useGetUserInfoQuery();
  const list = useListGlobalAdminsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { error, refetch } = list;
  const [isAdding, setAdding] = useState(false);
  const removal = useDialogSubject<GlobalAdmin>();
  const isSelf = ({ email }: GlobalAdmin) => email === self?.email;
  const columns = useColumns({ isSelf, onRemove: removal.open });
  const title = t('shell.global_admins');
  const failure = error && serviceErrorOf(error);
  if (failure?.status === 403) return <FailedPage title={title} error={failure} onRetry={refetch} />;
  return (
    <Stack>
      <PageHeader
        title={title}
        actions={
          <Button leftSection={<Icon name="plus" />} data-compact onClick={() => setAdding(true)}>
            {t('global_admins.add')}
          </Button>
        }
      />
      <Text>{t('global_admins.purpose')}</Text>
      <AdminTable
        caption={title}
        columns={columns}
        {...tableOfAnswer(list)}
        rowKey={({ userId }) => userId}
        initialSort={{ columnId: 'name', direction: 'ascending' }}
        empty={<EmptyState title={t('global_admins.none')} />}
        error={<ErrorState title={t('global_admins.failed')} text={failureText(error)} onRetry={refetch} />}
      />
      <AddGlobalAdminDialog opened={isAdding} onClose={() => setAdding(false)} />
      <RemoveGlobalAdminDialog
        opened={removal.opened}
        admin={removal.subject}
        isSelf={removal.subject !== null && isSelf(removal.subject)}
        onReload={refetch}
        onClose={removal.close}
      />
    </Stack>
  );
}

interface ColumnsOptions {
  isSelf: (admin: GlobalAdmin) => boolean;
  onRemove: (admin: GlobalAdmin) => void;
}

function useColumns({ isSelf, onRemove }: ColumnsOptions): TableColumn<GlobalAdmin>[] {
  const t = useText();
  return [
    {
      id: 'name',
      kind: 'title',
      header: t('global_admins.name'),
      cell: (admin) =>
        isSelf(admin) ? (
          <>
            {admin.name}{' '}
            <Text span c="dimmed" fw={400}>
              {t('global_admins.you')}
            </Text>
          </>
        ) : (
          admin.name
        ),
      sortValue: ({ name }) => name,
    },
    {
      id: 'email',
      kind: 'email',
      header: t('login.email'),
      cell: ({ email }) => <EmailLink address={email} />,
      sortValue: ({ email }) => email,
    },
    {
      id: 'state',
      kind: 'state',
      header: t('global_admins.state'),
      card: 'badge',
      cell: ({ confirmed }) =>
        confirmed ? (
          <ToneBadge tone="success" shape="disc" label={t('global_admins.active')} quiet />
        ) : (
          <ToneBadge tone="info" shape="square" label={t('global_admins.invited')} />
        ),
    },
    {
      id: 'actions',
      header: t('ui.row_menu.actions'),
      actions: true,
      cell: (admin) => (
        <RowMenu
          name={admin.name}
          actions={[
            {
              label: t(isSelf(admin) ? 'global_admins.leave' : 'global_admins.remove'),
              danger: true,
              onClick: () => onRemove(admin),
            },
          ]}
        />
      ),
    },
  ];
}
