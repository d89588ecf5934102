import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

interface DeleteStackDialogProps {
  question: { stack: StackItem; opened: boolean } | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Closes at once: the row shows that the deletion is under way. */
export function DeleteStackDialog({ question, onConfirm, onCancel }: DeleteStackDialogProps) {
  const t = useText();
  const stackNumber = question?.stack.stackNumber ?? '';
  return (
    <ConfirmDialog
      opened={question?.opened ?? false}
      title={t('stacks.delete_title', { stackNumber })}
      confirmLabel={t('stacks.delete_confirm')}
      danger
      busy={false}
      error={null}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('stacks.delete_text', { stackNumber })}
    </ConfirmDialog>
  );
}
