import { type ReactNode, useMemo, useState } from 'react';
import { focusRowAt, rowIndexOf } from '@/features/stack-list/rowFocus';
import { useTotalText } from '@/features/stack-list/totals/WoodTotals';
import { groupsOf } from '@/features/stack-list/totals/woodGroups';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type Sawmill, useAssignStacksMutation } from '@/store/api/sawmillApi';
import { useAppDispatch } from '@/store/hooks';
import { isServiceError } from '@/store/ports/serviceError';
import type { SelectedStack } from '@/store/selection/selectionSlice';
import { useFeature } from '@/store/useFeature';
import { whenRefetched } from '@/store/whenRefetched';
import { showSuccess, useShowWithAction } from '@/ui/feedback/notifications';
import { useCallKeys } from '@/ui/form/useIdempotentSave';
import { type Assignable, assignable } from './assignable';
import { useNamesOf } from './useNamesOf';

/**
 * A screen passes these in, because features do not import each other. `overtakenText` is for stacks that
 * somebody else has assigned first. `renderUndo` renders the button that undoes the assignment while the
 * notice is open. `onAssigned` is called when the list or page has loaded again.
 */
export interface AssignmentSurroundings {
  failureText: (error: unknown) => string;
  overtakenText: string;
  renderUndo: (assigned: Undoable) => ReactNode;
  onAssigned: (assigned: { count: number; sawmill: Sawmill }) => void;
}

interface Undoable {
  stacks: readonly { stackId: string; sawmillId: string; until: string }[];
  namesOf: ReturnType<typeof useNamesOf>;
  moveFocus: () => void;
  close: () => void;
}

export function useStackAssignment(
  selected: readonly SelectedStack[],
  sawmills: readonly Sawmill[] | undefined,
  { failureText, overtakenText, renderUndo, onAssigned }: AssignmentSurroundings,
) {
  const t = useText();
  const { dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const showWithAction = useShowWithAction();
  const totalText = useTotalText();
  const namesOf = useNamesOf(selected, sawmills);
  const [opened, setOpened] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isReloading, setReloading] = useState(false);
  const current = useMemo(() => assignable(selected), [selected]);
  const [sent, setSent] = useState<Assignable | null>(null);
  const [assignStacks, { isLoading, error, reset }] = useAssignStacksMutation();
  const keys = useCallKeys();
  const hasUndo = useFeature('undoAssignment');

  const assign = async (sawmill: Sawmill) => {
    // If the answer to a call was lost, the same stacks are sent again, even if the reloaded list has them as
    // assigned.
    const chosen = sent ?? current;
    // Other people may have assigned all of them while the dialog was open.
    if (chosen.stacks.length === 0) return;
    setSent(chosen);
    const stackIds = chosen.stacks.map(({ stackId }) => stackId);
    const index = rowIndexOf(stackIds);
    const call = { id: sawmill.id, body: { stackIds } };
    const answer = await assignStacks({ ...call, 'idempotency-key': keys.keyOf(call) });
    if (answer.error) {
      if (isServiceError(answer.error) && answer.error.kind === 'refused') setSent(null);
      return;
    }
    keys.succeeded(call);
    setReloading(true);
    await dispatch(whenRefetched());
    setReloading(false);
    setOpened(false);
    const groups = groupsOf(chosen.stacks);
    const message = t(groups ? 'stacks.assigned_of' : 'stacks.assigned', {
      count: stackIds.length,
      sawmill: sawmill.name,
      volume: totalText(groups ?? []),
    });
    const until = hasUndo ? answer.data?.undoableUntil : undefined;
    if (until) {
      const stacks = stackIds.map((stackId) => ({ stackId, sawmillId: sawmill.id, until }));
      const end = t('undo.until', { count: stackIds.length, moment: dateTime(until) });
      showWithAction(message, end, (close) =>
        renderUndo({
          stacks,
          namesOf,
          close,
          moveFocus: () => focusRowAt(rowIndexOf(stackIds)),
        }),
      );
    } else showSuccess(message);
    onAssigned({ count: stackIds.length, sawmill });
    // The list is drawn anew first.
    setTimeout(() => focusRowAt(index));
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
    /**
     * After the assignment, the reloaded list has none of these stacks as assignable. The dialog therefore
     * keeps the stacks that the call named.
     */
    assignable: sent ?? current,
    chosenId,
    choose: setChosenId,
    busy: isLoading || isReloading,
    error: error ? (wasOvertaken ? overtakenText : failureText(error)) : null,
    assign,
  };
}
