import { useCallback } from 'react';
import type { MessageId } from '@/i18n/catalogues';
import { useText } from '@/i18n/useText';
import { showSuccess } from '@/ui/feedback/showSuccess';
import type { SaveResult } from '@/ui/form/saveResult';
import { useSaveResult } from './useSaveResult';

type SaveNotice = (answer: PromiseLike<{ error?: unknown }>) => Promise<SaveResult>;

/**
 * Waits for a mutation. Shows in the specification's texts (administration area, section 8) that it was saved; a failure
 * is returned with its reason, for the form to show under its fields.
 */
export function useSaveNotice(saved: MessageId, failed: MessageId): SaveNotice {
  const t = useText();
  const resultOf = useSaveResult();
  return useCallback(
    async (answer) => {
      const result = await resultOf(await answer);
      if (result.kind === 'failed') return { ...result, message: `${t(failed)}. ${result.message}` };
      if (result.kind === 'saved') showSuccess(t(saved));
      return result;
    },
    [t, resultOf, saved, failed],
  );
}
