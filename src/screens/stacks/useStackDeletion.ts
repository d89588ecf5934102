import { useState } from 'react';
import { focusAfterRow } from '@/features/stack-list/rowFocus';
import { type StackItem, useDeleteStackMutation } from '@/store/api/stackApi';
import { isServiceError } from '@/store/ports/serviceError';
import { useBusyKeys } from '@/ui/table/row/useBusyKeys';

export type StackDeletion = ReturnType<typeof useStackDeletion>;

/** Deletes a pre-registered stack (specification, stack area, section 4). */
export function useStackDeletion(onDeleted: (stack: StackItem) => void) {
  const [deleteStack] = useDeleteStackMutation();
  // The stack stays known while the dialog closes, so that its title does not change under the reader.
  const [question, setQuestion] = useState<{ stack: StackItem; opened: boolean } | null>(null);
  const { isBusy, begin, end } = useBusyKeys();
  const close = () => setQuestion(question && { ...question, opened: false });

  const confirm = async () => {
    // While the dialog closes, its button can still be pressed.
    if (!question?.opened) return;
    const { stack } = question;
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
    question,
    ask: (stack: StackItem) => setQuestion({ stack, opened: true }),
    confirm,
    cancel: close,
    isBusy: (stack: StackItem) => isBusy(stack.stackId),
  };
}
