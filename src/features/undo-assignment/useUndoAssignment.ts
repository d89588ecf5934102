import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { useUnassignStacksMutation } from '@/store/api/sawmillApi';
import { useAppDispatch } from '@/store/hooks';
import { whenRefetched } from '@/store/whenRefetched';
import { showSuccess } from '@/ui/feedback/notifications';
import { useCallKeys } from '@/ui/form/useIdempotentSave';
import type { AssignedStack, NamesOf } from './stackNames';
import { useShowRefused } from './useShowRefused';

interface UndoneAssignment {
  id: string;
  body: { stackIds: string[]; until: string };
}

/** Stacks that a sawmill got at one moment are undone by one call. */
function assignmentsOf(stacks: readonly AssignedStack[]): UndoneAssignment[] {
  const found = new Map<string, UndoneAssignment>();
  for (const { stackId, sawmillId: id, until } of stacks) {
    const name = `${id} ${until}`;
    const assignment = found.get(name) ?? { id, body: { stackIds: [], until } };
    assignment.body.stackIds.push(stackId);
    found.set(name, assignment);
  }
  return [...found.values()];
}

/**
 * Takes stacks back, says what was undone, and of the others why not. A call that fails has the generic notice.
 * @param hrefOf the page of a stack, unless that is open
 */
export function useUndoAssignment(namesOf: NamesOf, hrefOf?: (stackId: string) => string) {
  const t = useText();
  const dispatch = useAppDispatch();
  const showRefused = useShowRefused({ namesOf, hrefOf });
  const [unassignStacks] = useUnassignStacksMutation();
  const [isBusy, setBusy] = useState(false);
  const keys = useCallKeys();

  const undoOne = async (assignment: UndoneAssignment) => {
    const answer = await unassignStacks({ ...assignment, 'idempotency-key': keys.keyOf(assignment) });
    if (!answer.error) keys.succeeded(assignment);
    return answer;
  };

  /** Resolves to whether the service has answered for all of them. */
  const undo = async (stacks: readonly AssignedStack[]) => {
    setBusy(true);
    const answers = await Promise.all(assignmentsOf(stacks).map(undoOne));
    await dispatch(whenRefetched());
    setBusy(false);
    const undone = answers.flatMap(({ data }) => data?.undone ?? []).length;
    const refused = answers.flatMap(({ data }) => data?.refused ?? []);
    if (undone > 0) showSuccess(t('undo.done', { count: undone }));
    if (refused.length > 0) showRefused(refused, stacks, undone + refused.length);
    return answers.every(({ error }) => error === undefined);
  };

  return { undo, isBusy };
}
