import { Skeleton, Stack } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { PageHeader } from '@/ui/layout/PageHeader';
import { AdminTable } from '@/ui/table/AdminTable';
import { useStackDeletion } from './DeleteStackDialog';
import { useStackColumns } from './useStackColumns';

const noNames: ReadonlyMap<string, string> = new Map();

export function StackListSkeleton() {
  const t = useText();
  const deletion = useStackDeletion(() => undefined);
  const columns = useStackColumns({ dateType: 'Invoiceable', departmentNames: noNames, deletion });
  return (
    <Stack gap="xs">
      <PageHeader title={t('stacks.title')} />
      <Skeleton height={36} />
      <AdminTable
        caption={t('stacks.table')}
        columns={columns}
        rows={[]}
        rowKey={({ stackId }) => stackId}
        status="loading"
        empty={null}
        error={null}
      />
    </Stack>
  );
}
