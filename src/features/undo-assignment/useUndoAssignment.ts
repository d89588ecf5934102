import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { useUnassignStacksMutation } from '@/store/api/sawmillApi';
import { useAppDispatch } from '@/store/hooks';
import { whenRefetched } from '@/store/whenRefetched';
import { showSuccess, useShowFailure } from '@/ui/feedback/notifications';

/** A stack and the sawmill that it is taken back from. */
export interface AssignedStack {
  stackId: string;
  sawmillId: string;
}

/** Takes stacks back, says what was undone, and of the others why not. A call that fails has the generic notice. */
export function useUndoAssignment() {
  const t = useText();
  const dispatch = useAppDispatch();
  const showFailure = useShowFailure();
  const [unassignStacks] = useUnassignStacksMutation();
  const [isBusy, setBusy] = useState(false);

  /** Resolves to whether the service has answered for all of them. */
  const undo = async (stacks: readonly AssignedStack[]) => {
    setBusy(true);
    const sawmillIds = [...new Set(stacks.map(({ sawmillId }) => sawmillId))];
    const answers = await Promise.all(
      sawmillIds.map((id) => {
        const stackIds = stacks.filter(({ sawmillId }) => sawmillId === id).map(({ stackId }) => stackId);
        return unassignStacks({ id, body: { stackIds } });
      }),
    );
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
