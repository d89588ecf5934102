import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { type Sawmill, useAssignStacksMutation } from '../../store/api/sawmillApi';
import { isServiceError } from '../../store/api/serviceError';
import { whenReloaded } from '../../store/api/whenReloaded';
import { useAppDispatch } from '../../store/hooks';
import { showSuccess } from '../../ui/showSuccess';
import { useFailureText } from '../../widgets/service-failure/useFailureText';
import { focusRowAt, placeOfRow } from '../../widgets/stack-table/rowFocus';
import type { Assignable } from './assignable';

/** Assigning stacks to a sawmill: its dialog stays open with what was chosen until the service has done it. */
export function useStackAssignment(onAssigned: () => void) {
  const t = useText();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [opened, setOpened] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isReloading, setReloading] = useState(false);
  const [assignStacks, { isLoading, error, reset }] = useAssignStacksMutation();

  const assign = async (sawmill: Sawmill, stacks: Assignable['stacks']) => {
    // All of them may have been assigned by somebody else while the dialog stood open.
    if (stacks.length === 0) return;
    const stackIds = stacks.map(({ stackId }) => stackId);
    const place = placeOfRow(stackIds);
    const answer = await assignStacks({ id: sawmill.id, body: { stackIds } });
    if (answer.error) return;
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
      setChosenId(null);
      setOpened(true);
    },
    close: () => setOpened(false),
    /** Null until somebody has chosen: then it is the first one. */
    chosenId,
    choose: setChosenId,
    busy: isLoading || isReloading,
    error: error ? (wasOvertaken ? t('stacks.assign_changed') : failureText(error)) : null,
    assign,
  };
}
