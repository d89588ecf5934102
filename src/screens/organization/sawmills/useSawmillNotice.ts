import { useCallback } from 'react';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import type { SaveResult } from '@/ui/form/saveResult';

/**
 * The generic handler shows a failure (specification, administration area, section 8), so the dialog only
 * marks the affected fields and stays open.
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
