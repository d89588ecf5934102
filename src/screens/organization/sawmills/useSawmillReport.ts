import { useCallback } from 'react';
import { useSaveReport } from '@/features/errors/useSaveReport';
import type { SaveOutcome } from '@/ui/form/saveOutcome';

/**
 * What became of a save in a sawmill's dialog. The generic handler tells its failure (specification, administration
 * area, section 8), so the dialog only marks the fields that are meant, and stays open.
 */
export function useSawmillReport(): (answer: PromiseLike<{ error?: unknown }>) => Promise<SaveOutcome> {
  const report = useSaveReport('form.update_successful', 'form.updated_failed');
  return useCallback(
    async (answer) => {
      const outcome = await report(answer);
      return outcome.kind === 'failed' ? { ...outcome, message: '' } : outcome;
    },
    [report],
  );
}
