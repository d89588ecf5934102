import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { cancelDownload } from '@/store/api/downloads';
import { type Download, selectDownload } from '@/store/api/downloadsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ProgressNotice } from '@/ui/feedback/ProgressNotice';

const labelIds = {
  archive: 'stack_table.downloading_archive',
  csv: 'stack_table.downloading_csv',
  csvFromFilter: 'stack_table.downloading_csv',
} as const satisfies Record<Download['kind'], string>;

/** How far the running download is; nothing when none runs. */
export function DownloadNotice() {
  const t = useText();
  const { number } = useFormats();
  const dispatch = useAppDispatch();
  const running = useAppSelector(selectDownload);
  if (!running) return null;
  const { kind, received, total } = running;
  return (
    <ProgressNotice
      label={t(labelIds[kind])}
      progress={total ? received / total : null}
      detail={t('stack_table.received', { megabytes: number(received / 1e6, 1) })}
      onCancel={() => dispatch(cancelDownload())}
    />
  );
}
