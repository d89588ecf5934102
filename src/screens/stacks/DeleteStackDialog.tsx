import { useCallback } from 'react';
import { focusAfterRow } from '@/features/stack-list/rowFocus';
import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import { useDeleteStackMutation } from '@/store/api/stackApi';
import { isServiceError } from '@/store/ports/serviceError';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { useBusyKeys } from '@/ui/table/row/useBusyKeys';

export type StackDeletion = ReturnType<typeof useStackDeletion>;

export function useStackDeletion(onDeleted: (stack: StackItem) => void) {
  const [deleteStack] = useDeleteStackMutation();
  const { subject: stack, opened, open, close } = useDialogSubject<StackItem>();
  const { isBusy, begin, end } = useBusyKeys();

  const confirm = async () => {
    // The button still accepts presses while the dialog closes.
    if (!opened || !stack) return;
    close();
    begin(stack.stackId);
    const answer = await deleteStack({ id: stack.stackId });
    // A deleted row keeps its mark until the list comes without it.
    if (answer.error) end(stack.stackId);
    else onDeleted(stack);
    const isGone = !answer.error || (isServiceError(answer.error) && answer.error.status === 404);
    if (isGone) focusAfterRow(stack.stackId);
  };

  return {
    question: stack && { stack, opened },
    ask: open,
    confirm,
    cancel: close,
    isBusy: useCallback((stack: StackItem) => isBusy(stack.stackId), [isBusy]),
  };
}

interface DeleteStackDialogProps {
  question: { stack: StackItem; opened: boolean } | null;
  onConfirm: () => void;
  onCancel: () => void;
}

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
