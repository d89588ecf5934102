import { Skeleton, Stack } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useText } from '@/i18n/useText';
import { useAccess } from '@/store/access/useAccess';
import { useListSawmillStacksQuery } from '@/store/api/stackApi';
import type { SawmillFilters } from '@/store/filters/filterDefaults';
import { sawmillListArg } from '@/store/filters/queryArgs';
import { PageHeader } from '@/ui/layout/PageHeader';
import { AdminTable } from '@/ui/table/AdminTable';
import { useSawmillColumns } from './useSawmillColumns';

const noSellers = { organizations: [], sawmills: [] };

export function SawmillStackListSkeleton({ filters }: { filters: SawmillFilters | null }) {
  const t = useText();
  const columns = useSawmillColumns(noSellers, true, false, false);
  useRowsAhead(filters);
  return (
    <Stack gap="xs">
      <PageHeader title={t('sawmill_stacks.title')} />
      <Skeleton height={36} />
      <AdminTable
        caption={t('sawmill_stacks.table')}
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

/**
 * Loads the list's rows in parallel with the sellers, so that the rows do not wait for them. A filter by
 * seller needs the sellers first, and a search may be one that the service does not know.
 */
function useRowsAhead(filters: SawmillFilters | null) {
  const { sawmillIds } = useAccess().access;
  const sawmills = sawmillIds.map((sawmillId) => ({ sawmillId }));
  const { organizationIds = [], departmentIds = [], search = '' } = filters ?? {};
  const isPlain = organizationIds.length + departmentIds.length === 0 && search === '';
  const body = filters && isPlain ? sawmillListArg(filters, { sawmills, organizations: [] }) : undefined;
  useListSawmillStacksQuery(body ? { sawmillStackFilters: body } : skipToken);
}
