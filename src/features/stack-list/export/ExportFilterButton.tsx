import { ActionIcon, Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { ExportSubject } from './exportSubject';
import { useStackExport } from './useStackExport';

interface ExportFilterButtonProps {
  /** The subject is undefined while the filter matches nothing. */
  subject: ExportSubject | undefined;
}

export function ExportFilterButton({ subject }: ExportFilterButtonProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const { isOffered, open, dialog } = useStackExport(subject);
  if (!isOffered) return null;
  const name = t('export.all');
  return (
    <>
      <DisabledReason reason={!subject || subject.count === 0 ? t('stacks.nothing_to_download') : null}>
        {isPhone ? (
          <ActionIcon variant="default" aria-label={name} onClick={open}>
            <Icon name="share" />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<Icon name="share" />} aria-label={name} onClick={open}>
            {t('export.action')}
          </Button>
        )}
      </DisabledReason>
      {dialog}
    </>
  );
}
