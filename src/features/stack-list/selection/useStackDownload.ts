import { useText } from '@/i18n/useText';
import { type DownloadRequest, startDownload } from '@/store/api/downloads';
import { mostDownloads, selectDownloadCount } from '@/store/api/runningDownloads';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showNote, showSuccess } from '@/ui/feedback/notifications';

interface StackDownload {
  /** Null when a download can start. */
  disabledReason: string | null;
  start: (request: DownloadRequest) => Promise<void>;
}

/** Downloads side by side (decision 027). */
export function useStackDownload(): StackDownload {
  const t = useText();
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectDownloadCount);
  return {
    disabledReason: count >= mostDownloads ? t('stack_table.downloads_running', { count }) : null,
    start: async (request) => {
      const outcome = await dispatch(startDownload(request));
      if (outcome === 'saved') showSuccess(t('stack_table.downloaded'));
      if (outcome === 'underWay') showNote(t('stack_table.download_underway'));
    },
  };
}
