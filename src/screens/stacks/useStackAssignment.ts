import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { type Sawmill, useAssignStacksMutation } from '../../store/api/sawmillApi';
import { isServiceError } from '../../store/api/serviceError';
import { focusHeading } from '../../ui/focusHeading';
import { showSuccess } from '../../ui/showSuccess';
import { useFailureText } from '../../widgets/service-failure/useFailureText';

/** Assigning stacks to a sawmill: its dialog stays open with what was chosen until the service has done it. */
export function useStackAssignment(onAssigned: () => void) {
  const t = useText();
  const failureText = useFailureText();
  const [opened, setOpened] = useState(false);
  const [assignStacks, { isLoading, error, reset }] = useAssignStacksMutation();

  const assign = async (sawmill: Sawmill, stackIds: string[]) => {
    const answer = await assignStacks({ id: sawmill.id, body: { stackIds } });
    if (answer.error) return;
    setOpened(false);
    showSuccess(t('stacks.assigned', { count: answer.data.assigned, sawmill: sawmill.name }));
    onAssigned();
    focusHeading();
  };
  const wasOvertaken = isServiceError(error) && error.status === 409;

  return {
    opened,
    open: () => {
      reset();
      setOpened(true);
    },
    close: () => setOpened(false),
    busy: isLoading,
    error: error ? (wasOvertaken ? t('stacks.assign_changed') : failureText(error)) : null,
    assign,
  };
}
