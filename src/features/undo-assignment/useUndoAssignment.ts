import { createElement, useState } from 'react';
import { useText } from '@/i18n/useText';
import { type UnassignStacksApiResponse, useUnassignStacksMutation } from '@/store/api/sawmillApi';
import { useAppDispatch } from '@/store/hooks';
import { whenRefetched } from '@/store/whenRefetched';
import { showNote, showSuccess, useShowFailure } from '@/ui/feedback/notifications';
import { useCallKeys } from '@/ui/form/useIdempotentSave';
import { type AssignedStack, type NamesOf, useStackNumbers } from './stackNames';

interface UndoneAssignment {
  id: string;
  body: { stackIds: string[]; until: string };
}

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

function isAlreadyUndone({ reason, sawmillName }: UnassignStacksApiResponse['refused'][number]) {
  return reason === 'NotAssigned' && sawmillName === null;
}

/**
 * The generic notice shows a failed call.
 * @param hrefOf leads to the page of a stack; it is absent if that page is open
 */
export function useUndoAssignment(namesOf: NamesOf, hrefOf?: (stackId: string) => string) {
  const t = useText();
  const dispatch = useAppDispatch();
  const showFailure = useShowFailure();
  const [unassignStacks] = useUnassignStacksMutation();
  const [isBusy, setBusy] = useState(false);
  const keys = useCallKeys();
  const numbersText = useStackNumbers();

  const undoOne = async (assignment: UndoneAssignment) => {
    const answer = await unassignStacks({ ...assignment, 'idempotency-key': keys.keyOf(assignment) });
    if (!answer.error) keys.succeeded(assignment);
    return answer;
  };

  /** Resolves to true if the service has answered for all stacks. */
  const undo = async (stacks: readonly AssignedStack[]) => {
    setBusy(true);
    const answers = await Promise.all(assignmentsOf(stacks).map(undoOne));
    await dispatch(whenRefetched());
    setBusy(false);
    const undone = answers.flatMap(({ data }) => data?.undone ?? []).length;
    const others = answers.flatMap(({ data }) => data?.refused ?? []);
    const already = new Set(others.filter(isAlreadyUndone).map(({ stackId }) => stackId));
    const refused = others.filter((one) => !isAlreadyUndone(one));
    if (undone > 0) showSuccess(t('undo.done', { count: undone }));
    if (already.size > 0) {
      const { numbers } = namesOf(stacks.filter(({ stackId }) => already.has(stackId)));
      showNote(t('undo.already', { numbers: numbersText(numbers) }));
    }
    if (refused.length > 0) {
      // Refusals are rare, so the code that explains them loads when one occurs.
      const lines = await import('./RefusedStacks').then(
        ({ RefusedStacks }) => createElement(RefusedStacks, { refused, asked: stacks, namesOf, hrefOf }),
        () => null,
      );
      showFailure(t('undo.refused', { count: refused.length, total: undone + refused.length }), lines, {
        name: refused.map(({ stackId }) => stackId).join(' '),
      });
    }
    return answers.every(({ error }) => error === undefined);
  };

  return { undo, isBusy };
}
