import { skipToken } from '@reduxjs/toolkit/query';
import type { ExportFormat, StackChoice } from '@/store/api/downloads';
import { useListExportGapsQuery } from '@/store/api/stackApi';

/** The dialog asks again each time it opens, because what was missing may have been mended. */
export function useExportGaps(choice: StackChoice, format: ExportFormat, isShown: boolean) {
  const { currentData, isError, refetch } = useListExportGapsQuery(
    isShown ? { stackExportGapsQuery: { ...choice, format } } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return { gaps: currentData, isFailed: isError, retry: () => void refetch() };
}
