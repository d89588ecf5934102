import { skipToken } from '@reduxjs/toolkit/query';
import type { ExportFormat, StackChoice } from '@/store/api/downloads';
import { useListExportGapsQuery } from '@/store/api/stackApi';

interface ExportedAs {
  format: ExportFormat;
  includeDeclared: boolean;
}

/**
 * The dialog requests the gaps again each time it opens, because somebody may have added the missing values.
 */
export function useExportGaps(
  choice: StackChoice,
  { format, includeDeclared }: ExportedAs,
  isShown: boolean,
) {
  const { data, currentData, isError, refetch } = useListExportGapsQuery(
    isShown
      ? { stackExportGapsQuery: { ...choice, format, ...(includeDeclared && { includeDeclared }) } }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  // While it is asked again, the dialog offers what it offered before.
  const declared = (currentData ?? data)?.declared ?? [];
  return { check: { gaps: currentData, isFailed: isError, retry: () => void refetch() }, declared };
}
