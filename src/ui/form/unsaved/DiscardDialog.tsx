import { useText } from '@/i18n/useText';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

interface DiscardDialogProps {
  opened: boolean;
  onDiscard: () => void;
  onStay: () => void;
}

/**
 * Asks before unsaved text is dropped. It is rendered outside the form, because its Enter and Escape would
 * otherwise reach the form.
 */
export function DiscardDialog({ opened, onDiscard, onStay }: DiscardDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('form.discard_title')}
      confirmLabel={t('form.discard')}
      cancelLabel={t('form.discard_not')}
      danger
      busy={false}
      error={null}
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      {t('form.discard_text')}
    </ConfirmDialog>
  );
}
