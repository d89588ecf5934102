import { Button, Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Dialog } from './Dialog';

interface DialogFailedProps {
  opened?: boolean;
  onClose: () => void;
  onRetry: () => void;
}

export function DialogFailed({ opened = true, onClose, onRetry }: DialogFailedProps) {
  const t = useText();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('ui.failure.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text mb="md">{t('ui.not_loaded')}</Text>
      <Button variant="default" onClick={onRetry} data-autofocus>
        {t('ui.retry')}
      </Button>
    </Dialog>
  );
}
