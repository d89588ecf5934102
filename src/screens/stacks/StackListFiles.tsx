import { memo, useMemo } from 'react';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { ExportFilterButton } from '@/features/stack-list/export/ExportFilterButton';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackTotalsArg } from '@/store/filters/queryArgs';
import { DownloadAllButton } from './DownloadAllButton';

interface StackListFilesProps {
  filters: StackFilters;
  departmentIds: readonly string[];
  parts: SawmillsAndCard;
  total: number | undefined;
  stackHref: (stackId: string) => string;
}

export const StackListFiles = memo(function StackListFiles(props: StackListFilesProps) {
  const { filters, departmentIds, parts, total, stackHref } = props;
  const { sawmills, card } = parts;
  const subject = useMemo(() => {
    const knownSawmillIds = sawmills?.map(({ id }) => id);
    const body = stackTotalsArg(filters, departmentIds, knownSawmillIds);
    const isAdministered = true as const;
    return body && { choice: { filters: body }, count: total, card, hrefOf: stackHref, isAdministered };
  }, [filters, departmentIds, sawmills, card, total, stackHref]);
  return (
    <>
      <DownloadAllButton filters={filters} departmentIds={departmentIds} parts={parts} total={total} />
      <ExportFilterButton subject={subject} />
    </>
  );
});
