import { useCallback } from 'react';
import type { MessageId } from '@/i18n/catalogues';
import { useText } from '@/i18n/useText';
import { showSuccess } from '@/ui/feedback/showSuccess';
import type { SaveResult } from '@/ui/form/saveResult';
import { useSaveResult } from './useSaveResult';

type SaveNotice = (answer: PromiseLike<{ error?: unknown }>) => Promise<SaveResult>;

/**
 * Waits for a mutation and shows its success in the specification's words (administration area, section 8). It
 * returns a failure with its reason, which the form shows below its fields.
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
