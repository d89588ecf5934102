import { useCallback } from 'react';
import { useSaveNotice } from '@/features/errors/useSaveNotice';
import type { SaveResult } from '@/ui/form/saveResult';

/**
 * What became of a save in a sawmill's dialog. The generic handler tells its failure (specification, administration
 * area, section 8), so the dialog only marks the fields that are meant, and stays open.
 */
export function useSawmillNotice(): (answer: PromiseLike<{ error?: unknown }>) => Promise<SaveResult> {
  const report = useSaveNotice('form.update_successful', 'form.updated_failed');
  return useCallback(
    async (answer) => {
      const result = await report(answer);
      return result.kind === 'failed' ? { ...result, message: '' } : result;
    },
    [report],
  );
}
