import { useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { useUnassignStacksMutation } from '@/store/api/sawmillApi';
import { useAppDispatch } from '@/store/hooks';
import { whenRefetched } from '@/store/whenRefetched';
import { showSuccess, useShowFailure } from '@/ui/feedback/notifications';
import { newIdempotencyKey } from '@/ui/form/useIdempotentSave';

/** A stack, the sawmill that it is taken back from, and by its end the assignment that is meant. */
export interface AssignedStack {
  stackId: string;
  sawmillId: string;
  until: string;
}

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

/** Takes stacks back, says what was undone, and of the others why not. A call that fails has the generic notice. */
export function useUndoAssignment() {
  const t = useText();
  const dispatch = useAppDispatch();
  const showFailure = useShowFailure();
  const [unassignStacks] = useUnassignStacksMutation();
  const [isBusy, setBusy] = useState(false);
  // A call that is sent again because its answer was lost has its key, and is answered as the first time.
  const keys = useRef(new Map<string, string>());

  const undoOne = async (assignment: UndoneAssignment) => {
    const name = JSON.stringify(assignment);
    const key = keys.current.get(name) ?? newIdempotencyKey();
    keys.current.set(name, key);
    const answer = await unassignStacks({ ...assignment, 'idempotency-key': key });
    if (!answer.error) keys.current.delete(name);
    return answer;
  };

  /** Resolves to whether the service has answered for all of them. */
  const undo = async (stacks: readonly AssignedStack[]) => {
    setBusy(true);
    const answers = await Promise.all(assignmentsOf(stacks).map(undoOne));
    await dispatch(whenRefetched());
    setBusy(false);
    const undone = answers.flatMap(({ data }) => data?.undone ?? []).length;
    const refused = answers.flatMap(({ data }) => data?.refused ?? []).map(({ reason }) => reason);
    if (undone > 0) showSuccess(t('undo.done', { count: undone }));
    if (refused.length > 0) {
      const because = [...new Set(refused)].map((reason) => {
        const count = refused.filter((other) => other === reason).length;
        return t(`undo.because_${reason}`, { count });
      });
      const counts = { count: refused.length, total: undone + refused.length };
      showFailure(t('undo.refused', counts), because.join(' '));
    }
    return answers.every(({ error }) => error === undefined);
  };

  return { undo, isBusy };
}
