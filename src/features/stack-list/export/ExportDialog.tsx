import { Button, Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useStackDownload } from '@/features/stack-list/selection/useStackDownload';
import { useText } from '@/i18n/useText';
import type { ExportFormat } from '@/store/api/downloads';
import { useFeature } from '@/store/useFeature';
import { Notice } from '@/ui/feedback/Notice';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { ExportGaps } from './ExportGaps';
import type { ExportSubject } from './exportSubject';
import { ExportJobs } from './jobs/ExportJobs';
import { useExportJob } from './jobs/useExportJob';
import { useExportGaps } from './useExportGaps';

interface ExportDialogProps {
  subject: ExportSubject;
  opened: boolean;
  onClose: () => void;
}

/**
 * From this many stacks on, the service makes the file in the background: it takes some ten seconds or more,
 * for which nobody should have to leave a tab open.
 */
const backgroundFrom = 5000;

const formats = ['Excel', 'GeoJson', 'Gpx', 'Kml', 'Eudr'] as const satisfies readonly ExportFormat[];

export function ExportDialog({ subject, opened, onClose }: ExportDialogProps) {
  const t = useText();
  const download = useStackDownload();
  const [format, setFormat] = useState<ExportFormat>('Excel');
  const [hasCard, setHasCard] = useState(true);
  const { choice, card, count, hrefOf, onNumber } = subject;
  const hasEudr = useFeature('eudr') && subject.isAdministered === true;
  const [again, setAgain] = useState(false);
  const includeDeclared = format === 'Eudr' && again;
  const { check, declared } = useExportGaps(choice, { format, includeDeclared }, opened);
  const declaredCount = declared.reduce((sum, one) => sum + one.count, 0);
  const inFile = check.gaps && check.gaps.stackCount - check.gaps.leftOut;
  const withCard = format === 'Excel' && hasCard && card;
  const hasJobs = useFeature('exportJobs');
  const asked = useExportJob();
  // Declaring wood again is chosen for one file.
  const close = () => {
    setAgain(false);
    onClose();
  };
  const isLarge = hasJobs && (inFile ?? count ?? 0) >= backgroundFrom;
  const start = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const body = {
      ...{ ...choice, timeZone, ...(withCard && { measurementCardId: card.measurementCardId }) },
      ...(includeDeclared && { includeDeclared }),
    };
    if (inFile === 0) return;
    if (isLarge) return void asked.ask({ ...body, format });
    if (download.disabledReason !== null) return;
    close();
    void download.start({ kind: 'export', format, body, count });
  };
  const problem = isLarge ? null : download.disabledReason;
  return (
    <ConfirmDialog
      opened={opened}
      title={t('export.title')}
      confirmLabel={t(isLarge ? 'export.jobs.action' : 'export.action')}
      unfolds
      busy={asked.isBusy}
      error={inFile === 0 ? t('export.nothing') : problem}
      onConfirm={start}
      onCancel={close}
    >
      <Stack gap="sm">
        <Radio.Group
          label={t('export.format')}
          value={format}
          onChange={(value) => setFormat(formats.find((one) => one === value) ?? 'Excel')}
        >
          <Stack gap="xs" my={4}>
            {formats.map(
              (one) =>
                (one !== 'Eudr' || hasEudr) && (
                  <Radio
                    key={one}
                    value={one}
                    label={t(`export.format.${one}`)}
                    description={t(`export.about.${one}`)}
                  />
                ),
            )}
          </Stack>
        </Radio.Group>
        {format === 'Excel' && card && (
          <Checkbox
            label={t('export.card_fields', { card: card.measurementCardName })}
            checked={hasCard}
            onChange={(event) => setHasCard(event.currentTarget.checked)}
          />
        )}
        <ExportGaps {...check} hrefOf={hrefOf} onFollow={close} />
        {format === 'Eudr' && declaredCount > 0 && (
          <Checkbox
            label={t('export.declared_again', { count: declaredCount })}
            checked={again}
            onChange={(event) => setAgain(event.currentTarget.checked)}
          />
        )}
        {format === 'Eudr' && check.gaps?.isKeptTooShort && (
          <Notice tone="warning">
            <p>{t('due_diligence.kept_short')}</p>
          </Notice>
        )}
        {format === 'Eudr' && onNumber && (
          <div>
            <Button
              variant="default"
              onClick={() => {
                close();
                onNumber();
              }}
            >
              {t('due_diligence.action')}
            </Button>
          </div>
        )}
        {format === 'Eudr' && choice.filters && <Text>{t('due_diligence.select')}</Text>}
        {isLarge && <Text>{t('export.jobs.large')}</Text>}
        {hasJobs && opened && <ExportJobs />}
      </Stack>
    </ConfirmDialog>
  );
}
