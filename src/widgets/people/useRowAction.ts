import { useState } from 'react';
import { useText } from '../../i18n/useText';
import type { Member } from '../../store/api/organizationApi';
import type { SaveOutcome } from '../../ui/form/saveOutcome';
import { showSuccess } from '../../ui/showSuccess';
import { useShowFailure } from '../../ui/useShowFailure';

interface Words {
  done: string;
  failed: string;
}

/** What happens on a user's row itself, which is marked meanwhile; afterwards the outcome is told. */
export function useRowAction() {
  const t = useText();
  const showFailure = useShowFailure();
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const usual = { done: t('form.update_successful'), failed: t('form.updated_failed') };
  const tell = (outcome: SaveOutcome, words: Words = usual) => {
    if (outcome.kind === 'saved') showSuccess(words.done);
    if (outcome.kind === 'failed') showFailure(words.failed, outcome.message);
  };
  return {
    isBusy: ({ userId }: Member) => busyIds.has(userId),
    tell,
    /** Null: there is nothing to tell. */
    run: async ({ userId }: Member, act: () => Promise<SaveOutcome | null>, words?: Words) => {
      if (busyIds.has(userId)) return;
      setBusyIds((ids) => new Set([...ids, userId]));
      const outcome = await act();
      setBusyIds((ids) => new Set([...ids].filter((id) => id !== userId)));
      if (outcome) tell(outcome, words);
    },
  };
}
