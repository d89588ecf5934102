import { Button, Stack } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { type DownloadRequest, startDownload } from '@/store/api/downloads';
import type { MissingReport } from '@/store/api/missingReports';
import { mostDownloads, selectDownloadCount } from '@/store/api/runningDownloads';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { showNote, showSuccess, useShowWarning, useShowWithNote } from '@/ui/feedback/notifications';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';

interface StackDownload {
  disabledReason: string | null;
  start: (request: DownloadRequest) => Promise<void>;
}

export function useStackDownload(): StackDownload {
  const t = useText();
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectDownloadCount);
  const showWarning = useShowWarning();
  const showWithNote = useShowWithNote();
  return {
    disabledReason: count >= mostDownloads ? t('stack_table.downloads_running', { count }) : null,
    start: async (request) => {
      const outcome = await dispatch(startDownload(request));
      if (outcome === 'saved' && request.kind.startsWith('csv'))
        showWithNote(t('stack_table.downloaded'), t('stack_table.downloaded_csv'));
      else if (outcome === 'saved') showSuccess(t('stack_table.downloaded'));
      else if (outcome === 'underWay') showNote(t('stack_table.download_underway'));
      else if (outcome !== 'notSaved') {
        const { missing } = outcome;
        showWarning(t('downloads.missing', { count: missing.length }), (close) => (
          <MissingReports missing={missing} onClose={close} />
        ));
      }
    },
  };
}

const namedStacks = 10;

/** Only an administrator of the server can remove these causes. */
const lasting: readonly string[] = ['noBrowser', 'browserNotStarted'];

interface MissingReportsProps {
  missing: readonly MissingReport[];
  onClose: () => void;
}

function MissingReports({ missing, onClose }: MissingReportsProps) {
  const t = useText();
  const { disabledReason, start } = useStackDownload();
  const button = useFocusFallback<HTMLButtonElement>();
  const named = missing.slice(0, namedStacks).map(({ stackNumber }) => stackNumber);
  const others = missing.length - named.length;
  const stackIds = missing.map(({ stackId }) => stackId);
  const again = () => {
    onClose();
    void start({ kind: 'archive', body: { stackIds } });
  };
  return (
    <Stack gap="xs" align="flex-start">
      <div>
        {named.join(', ')}
        {others > 0 && ` ${t('downloads.missing_more', { count: others })}`}
      </div>
      {missing.every(({ reason }) => lasting.includes(reason)) ? (
        <div>{t('downloads.missing_lasting')}</div>
      ) : (
        <DisabledReason reason={disabledReason}>
          <Button ref={button} variant="default" size="xs" onClick={again}>
            {t('downloads.missing_again')}
          </Button>
        </DisabledReason>
      )}
    </Stack>
  );
}
