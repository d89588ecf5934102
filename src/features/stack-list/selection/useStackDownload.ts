import { useText } from '@/i18n/useText';
import { type DownloadRequest, selectIsDownloading, startDownload } from '@/store/api/downloads';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showSuccess } from '@/ui/feedback/notifications';

interface StackDownload {
  /** Null when a download can start. */
  disabledReason: string | null;
  start: (request: DownloadRequest) => Promise<void>;
}

/** Downloads one file at a time (specification, stack area, section 4). */
export function useStackDownload(): StackDownload {
  const t = useText();
  const dispatch = useAppDispatch();
  const isDownloading = useAppSelector(selectIsDownloading);
  return {
    disabledReason: isDownloading ? t('stack_table.download_running') : null,
    start: async (request) => {
      const saved = await dispatch(startDownload(request));
      if (saved) showSuccess(t('stack_table.downloaded'));
    },
  };
}
