import { Button } from '@mantine/core';
import { useStackExport } from '@/features/stack-list/export/useStackExport';
import { useStackDownload } from '@/features/stack-list/selection/useStackDownload';
import { useText } from '@/i18n/useText';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';

export function SawmillDownloads({ stackIds }: { stackIds: string[] }) {
  const t = useText();
  const download = useStackDownload();
  const isPhone = useIsPhone();
  const { isOffered, open, dialog } = useStackExport({ choice: { stackIds }, count: stackIds.length });
  return (
    <>
      <DisabledReason reason={download.disabledReason}>
        <Button
          leftSection={<Icon name="download" />}
          aria-label={t('stack_table.download_reports')}
          onClick={() => download.start({ kind: 'archive', body: { stackIds } })}
        >
          {t(isPhone ? 'stacks.reports_short' : 'stack_table.download_reports')}
        </Button>
      </DisabledReason>
      {isOffered && (
        <Button
          variant="default"
          leftSection={<Icon name="share" />}
          aria-label={t('export.selected')}
          onClick={open}
        >
          {t('export.action')}
        </Button>
      )}
      {dialog}
    </>
  );
}
