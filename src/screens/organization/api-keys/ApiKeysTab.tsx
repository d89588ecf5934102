import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { useRemovalNotice } from '@/features/errors/useRemovalNotice';
import { HistoryLink } from '@/features/history-link/HistoryLink';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { unbroken } from '@/lib/unbroken';
import { type ApiKey, useListApiKeysQuery, useRevokeApiKeyMutation } from '@/store/api/apiKeyApi';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { RemovalDialog } from '@/ui/overlay/ConfirmDialog';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { AdminTable, tableOfAnswer } from '@/ui/table/AdminTable';
import { RowMenu } from '@/ui/table/row/RowMenu';
import type { TableColumn } from '@/ui/table/tableTypes';
import { AddButton } from '@/ui/table/tools/AddButton';
import { ListTools } from '@/ui/table/tools/ListTools';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { CreateApiKeyDialog, type NewApiKey } from './CreateApiKeyDialog';
import { ShownKeyDialog } from './ShownKeyDialog';

export function ApiKeysTab({ organizationId }: { organizationId: string }) {
  const t = useText();
  const failureText = useFailureText();
  const list = useListApiKeysQuery({ id: organizationId });
  const { error, refetch } = list;
  const [revoke] = useRevokeApiKeyMutation();
  const reportRemoval = useRemovalNotice(refetch);
  const [isCreating, setCreating] = useState(false);
  const shown = useDialogSubject<NewApiKey>();
  const revocation = useDialogSubject<ApiKey>();
  const columns = useColumns(revocation.open);
  const isPhone = useIsPhone();
  const name = revocation.subject?.name ?? '';
  const table = tableOfAnswer(list);
  const hasKeys = table.rows.length > 0;
  const add = (isCompact: boolean) => (
    <AddButton label={t('api_keys.create')} isCompact={isCompact} onClick={() => setCreating(true)} />
  );
  const count = hasKeys && <Text c="dimmed">{t('api_keys.count', { count: table.rows.length })}</Text>;
  return (
    <Stack gap="sm">
      <Group gap="0 16px">
        <Text>{t('api_keys.purpose')}</Text>
        <Anchor href="/api/docs/index.html#tag-ingest">{t('api_keys.reference')}</Anchor>
        <HistoryLink orgId={organizationId} kind="ApiKey" text="api_keys.history" />
      </Group>
      {!isPhone && hasKeys && <ListTools search={null} parts={count} action={add(true)} />}
      <AdminTable
        caption={t('organization.tab.api_keys')}
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        rowState={({ revokedAt }) => (revokedAt === null ? undefined : 'dimmed')}
        cardTools={count}
        cardAction={hasKeys && add(true)}
        empty={<EmptyState title={t('api_keys.none')} action={add(false)} />}
        error={<ErrorState title={t('api_keys.failed')} text={failureText(error)} onRetry={refetch} />}
      />
      <CreateApiKeyDialog
        opened={isCreating}
        organizationId={organizationId}
        onCreated={shown.open}
        onClose={() => setCreating(false)}
      />
      <ShownKeyDialog
        key={shown.subject?.id}
        opened={shown.opened}
        apiKey={shown.subject}
        onClose={shown.close}
      />
      <RemovalDialog
        opened={revocation.opened}
        title={t('api_keys.revoke_title', { name })}
        confirmLabel={t('api_keys.revoke')}
        remove={() => reportRemoval(revoke({ id: organizationId, keyId: revocation.subject?.id ?? '' }))}
        onClose={revocation.close}
      >
        {t('api_keys.revoke_text')}
      </RemovalDialog>
    </Stack>
  );
}

function useColumns(onRevoke: (key: ApiKey) => void): TableColumn<ApiKey>[] {
  const t = useText();
  const { dateTime } = useFormats();
  const isPhone = useIsPhone();
  const lastUse = ({ lastUsedAt }: ApiKey) => {
    if (lastUsedAt === null) return t(isPhone ? 'api_keys.never_used' : 'api_keys.never');
    const time = unbroken(dateTime(lastUsedAt));
    return isPhone ? t('api_keys.last_used_at', { time }) : time;
  };
  return [
    {
      id: 'name',
      kind: 'title',
      header: t('api_keys.name'),
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
    },
    { id: 'key', kind: 'number', header: t('api_keys.key'), cell: ({ prefix }) => `${prefix}…` },
    {
      id: 'scopes',
      header: t('api_keys.scopes'),
      // A program's key may have both scopes, of which one includes the other.
      cell: ({ scopes }) =>
        scopes
          .filter((scope) => scope !== 'Register' || !scopes.includes('Measure'))
          .map((scope) => t(`api_keys.scope.${scope}`))
          .join(', '),
    },
    {
      id: 'created',
      kind: 'moment',
      align: 'digits',
      card: 'labelled',
      header: t('api_keys.created'),
      cell: ({ createdAt, createdBy }) => {
        const time = unbroken(dateTime(createdAt));
        return isPhone && createdBy !== null ? [time, unbroken(createdBy)].join(', ') : time;
      },
      note: ({ createdBy }) => createdBy && <span title={createdBy}>{createdBy}</span>,
      sortValue: ({ createdAt }) => createdAt,
    },
    {
      id: 'lastUsed',
      kind: 'moment',
      align: 'digits',
      header: t('api_keys.last_used'),
      cell: lastUse,
      sortValue: ({ lastUsedAt }) => lastUsedAt ?? '',
    },
    {
      id: 'state',
      kind: 'state',
      card: 'badge',
      header: t('users.state'),
      cell: ({ revokedAt }) =>
        revokedAt === null ? (
          <ToneBadge tone="success" shape="disc" label={t('users.state.Active')} quiet />
        ) : (
          <ToneBadge tone="neutral" shape="ring" label={t('api_keys.revoked')} />
        ),
    },
    {
      id: 'actions',
      header: t('ui.row_menu.actions'),
      actions: true,
      cell: (key) =>
        key.revokedAt === null ? (
          <RowMenu
            name={key.name}
            actions={[{ label: t('api_keys.revoke'), danger: true, onClick: () => onRevoke(key) }]}
          />
        ) : null,
    },
  ];
}
