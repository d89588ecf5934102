import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { useUnassignStacksMutation } from '@/store/api/sawmillApi';
import { useAppDispatch } from '@/store/hooks';
import { whenRefetched } from '@/store/whenRefetched';
import { showSuccess, useShowFailure } from '@/ui/feedback/notifications';
import { useCallKeys } from '@/ui/form/useIdempotentSave';

/** A stack, the sawmill that it is taken back from, and by its end the assignment that is meant. */
export interface AssignedStack {
  stackId: string;
  sawmillId: string;
  until: string;
}

/** By what a person knows stacks; null where that is not known. */
export interface StackNames {
  numbers: readonly string[];
  /** Of all of them together, with its unit. */
  volume: string | null;
  sawmill: string | null;
}

export type NamesOf = (stacks: readonly AssignedStack[]) => StackNames;

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

/** A longer list is not read. */
const namedStacks = 10;

/** "Birkesav · 26-101-00148, 26-101-00150 · 58.454 m³", with what is known of them. */
export function useStackNames() {
  const t = useText();
  return ({ numbers, volume, sawmill }: StackNames): string => {
    const others = numbers.length - namedStacks;
    const more = others > 0 ? [t('stacks.assign_more', { count: others })] : [];
    const named = [...numbers.slice(0, namedStacks), ...more].join(', ');
    return [sawmill, named, volume].filter(Boolean).join(' · ');
  };
}

/** Takes stacks back, says what was undone, and of the others why not. A call that fails has the generic notice. */
export function useUndoAssignment(namesOf: NamesOf) {
  const t = useText();
  const dispatch = useAppDispatch();
  const showFailure = useShowFailure();
  const [unassignStacks] = useUnassignStacksMutation();
  const [isBusy, setBusy] = useState(false);
  const keys = useCallKeys();
  const namesText = useStackNames();

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
    if (refused.length > 0) {
      const because = [...new Set(refused.map(({ reason }) => reason))].map((reason) => {
        const ids = new Set(refused.flatMap((one) => (one.reason === reason ? [one.stackId] : [])));
        const names = namesText(namesOf(stacks.filter(({ stackId }) => ids.has(stackId))));
        return [t(`undo.because_${reason}`, { count: ids.size }), names && `(${names})`];
      });
      const counts = { count: refused.length, total: undone + refused.length };
      showFailure(t('undo.refused', counts), because.flat().filter(Boolean).join(' '));
    }
    return answers.every(({ error }) => error === undefined);
  };

  return { undo, isBusy };
}
