import { ActionIcon, Button } from '@mantine/core';
import { useMemo } from 'react';
import { useStackExport } from '@/features/stack-list/export/useStackExport';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';

interface StackExportProps {
  stackId: string;
  asIcon?: true;
}

export function StackExport({ stackId, asIcon }: StackExportProps) {
  const t = useText();
  const subject = useMemo(
    () => ({ choice: { stackIds: [stackId] }, count: 1, isAdministered: true as const }),
    [stackId],
  );
  const { isOffered, open, dialog } = useStackExport(subject);
  if (!isOffered) return null;
  const title = t('export.one');
  return (
    <>
      {asIcon ? (
        <ActionIcon variant="default" size={36} aria-label={title} title={title} onClick={open}>
          <Icon name="share" />
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={<Icon name="share" />} aria-label={title} onClick={open}>
          {t('export.action')}
        </Button>
      )}
      {dialog}
    </>
  );
}
