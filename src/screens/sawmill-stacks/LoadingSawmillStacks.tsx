import { skipToken } from '@reduxjs/toolkit/query';
import { StackListSkeleton } from '@/features/stack-list/StackListSkeleton';
import { useText } from '@/i18n/useText';
import { useAccess } from '@/store/access/useAccess';
import { useListSawmillStacksQuery } from '@/store/api/stackApi';
import type { SawmillFilters } from '@/store/filters/filterDefaults';
import { sawmillListArg } from '@/store/filters/queryArgs';
import { useSawmillColumns } from './useSawmillColumns';

const noSellers = { organizations: [], sawmills: [] };

export function LoadingSawmillStacks({ filters }: { filters: SawmillFilters | null }) {
  const t = useText();
  const columns = useSawmillColumns(noSellers, true, false, false);
  useRowsAhead(filters);
  return (
    <StackListSkeleton
      title={t('sawmill_stacks.title')}
      caption={t('sawmill_stacks.table')}
      columns={columns}
    />
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
