import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { useRemovalNotice } from '@/features/errors/useRemovalNotice';
import { HistoryLink } from '@/features/history-link/HistoryLink';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type ApiKey, useListApiKeysQuery, useRevokeApiKeyMutation } from '@/store/api/apiKeyApi';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { RemovalDialog } from '@/ui/overlay/ConfirmDialog';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { AdminTable, tableOfAnswer } from '@/ui/table/AdminTable';
import { RowMenu } from '@/ui/table/row/RowMenu';
import type { TableColumn } from '@/ui/table/tableTypes';
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
  const name = revocation.subject?.name ?? '';
  return (
    <Stack>
      <Text>{t('api_keys.purpose')}</Text>
      <Group>
        <Button onClick={() => setCreating(true)}>{t('api_keys.create')}</Button>
        <Anchor href="/api/docs/index.html#tag-ingest">{t('api_keys.reference')}</Anchor>
        <HistoryLink orgId={organizationId} kind="ApiKey" text="api_keys.history" />
      </Group>
      <AdminTable
        caption={t('organization.tab.api_keys')}
        columns={columns}
        {...tableOfAnswer(list)}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('api_keys.none')} />}
        error={<ErrorState title={t('api_keys.failed')} text={failureText(error)} onRetry={refetch} />}
      />
      <CreateApiKeyDialog
        opened={isCreating}
        organizationId={organizationId}
        onCreated={shown.open}
        onClose={() => setCreating(false)}
      />
      <ShownKeyDialog opened={shown.opened} apiKey={shown.subject} onClose={shown.close} />
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
  return [
    { id: 'name', header: t('api_keys.name'), cell: ({ name }) => name, sortValue: ({ name }) => name },
    { id: 'key', header: t('api_keys.key'), cell: ({ prefix }) => `${prefix}…` },
    {
      id: 'scopes',
      header: t('api_keys.scopes'),
      cell: ({ scopes }) => scopes.map((scope) => t(`api_keys.scope.${scope}`)).join(', '),
    },
    {
      id: 'created',
      card: 'labelled',
      header: t('api_keys.created'),
      cell: ({ createdAt, createdBy }) => [dateTime(createdAt), createdBy].filter(Boolean).join(', '),
      sortValue: ({ createdAt }) => createdAt,
    },
    {
      id: 'lastUsed',
      card: 'labelled',
      header: t('api_keys.last_used'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('api_keys.never') : dateTime(lastUsedAt)),
      sortValue: ({ lastUsedAt }) => lastUsedAt ?? '',
    },
    {
      id: 'actions',
      header: t('ui.row_menu.actions'),
      actions: true,
      width: '120px',
      cell: (key) =>
        key.revokedAt === null ? (
          <RowMenu
            name={key.name}
            actions={[{ label: t('api_keys.revoke'), danger: true, onClick: () => onRevoke(key) }]}
          />
        ) : (
          <ToneBadge tone="neutral" shape="square" label={t('api_keys.revoked')} />
        ),
    },
  ];
}
