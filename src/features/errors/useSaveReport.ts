import { useCallback } from 'react';
import type { MessageId } from '@/i18n/catalogues';
import { useText } from '@/i18n/useText';
import { showSuccess } from '@/ui/feedback/showSuccess';
import type { SaveOutcome } from '@/ui/form/saveOutcome';
import { useSaveOutcome } from './useSaveOutcome';

type SaveReport = (answer: PromiseLike<{ error?: unknown }>) => Promise<SaveOutcome>;

/**
 * Waits for a mutation. Shows in the specification's texts (administration area, section 8) that it was saved; a failure
 * is returned with its reason, for the form to show under its fields.
 */
export function useSaveReport(saved: MessageId, failed: MessageId): SaveReport {
  const t = useText();
  const outcomeOf = useSaveOutcome();
  return useCallback(
    async (answer) => {
      const outcome = await outcomeOf(await answer);
      if (outcome.kind === 'failed') return { ...outcome, message: `${t(failed)}. ${outcome.message}` };
      if (outcome.kind === 'saved') showSuccess(t(saved));
      return outcome;
    },
    [t, outcomeOf, saved, failed],
  );
}
