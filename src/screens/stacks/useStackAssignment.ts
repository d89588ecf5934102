import { useState } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { focusRowAt, placeOfRow } from '@/features/stack-list/rowFocus';
import { useText } from '@/i18n/useText';
import { type Sawmill, useAssignStacksMutation } from '@/store/api/sawmillApi';
import { useAppDispatch } from '@/store/hooks';
import { isServiceError } from '@/store/ports/serviceError';
import type { SelectedStack } from '@/store/selection/selectionSlice';
import { whenReloaded } from '@/store/whenReloaded';
import { showSuccess } from '@/ui/feedback/showSuccess';
import { type Assignable, assignable } from './assignable';

/** Assigning stacks to a sawmill: its dialog stays open with what was chosen until the service has done it. */
export function useStackAssignment(selected: readonly SelectedStack[], onAssigned: () => void) {
  const t = useText();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [opened, setOpened] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isReloading, setReloading] = useState(false);
  const current = assignable(selected);
  const [sent, setSent] = useState<Assignable | null>(null);
  const [assignStacks, { isLoading, error, reset }] = useAssignStacksMutation();

  const assign = async (sawmill: Sawmill) => {
    // Other people may have assigned all of them while the dialog stood open.
    if (current.stacks.length === 0) return;
    setSent(current);
    const stackIds = current.stacks.map(({ stackId }) => stackId);
    const place = placeOfRow(stackIds);
    const answer = await assignStacks({ id: sawmill.id, body: { stackIds } });
    if (answer.error) return setSent(null);
    setReloading(true);
    await dispatch(whenReloaded());
    setReloading(false);
    setOpened(false);
    showSuccess(t('stacks.assigned', { count: stackIds.length, sawmill: sawmill.name }));
    onAssigned();
    // The list is drawn anew first.
    setTimeout(() => focusRowAt(place));
  };
  const wasOvertaken = isServiceError(error) && error.status === 409;

  return {
    opened,
    open: () => {
      reset();
      setSent(null);
      setChosenId(null);
      setOpened(true);
    },
    close: () => setOpened(false),
    /** What was sent, until the dialog opens again: the reloaded list says of these stacks that nothing is left to assign. */
    assignable: sent ?? current,
    /** Null until one is chosen: then it is the first one. */
    chosenId,
    choose: setChosenId,
    busy: isLoading || isReloading,
    error: error ? (wasOvertaken ? t('stacks.assign_changed') : failureText(error)) : null,
    assign,
  };
}
