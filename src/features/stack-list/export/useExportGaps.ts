import { skipToken } from '@reduxjs/toolkit/query';
import type { ExportFormat, StackChoice } from '@/store/api/downloads';
import { useListExportGapsQuery } from '@/store/api/stackApi';

interface ExportedAs {
  format: ExportFormat;
  /** A statement declares wood again that was declared already. */
  includeDeclared: boolean;
}

/** The dialog asks again each time it opens, because what was missing may have been mended. */
export function useExportGaps(
  choice: StackChoice,
  { format, includeDeclared }: ExportedAs,
  isShown: boolean,
) {
  const { currentData, isError, refetch } = useListExportGapsQuery(
    isShown
      ? { stackExportGapsQuery: { ...choice, format, ...(includeDeclared && { includeDeclared }) } }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return { gaps: currentData, isFailed: isError, retry: () => void refetch() };
}
