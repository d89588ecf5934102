import { useCallback } from 'react';
import type { MessageId } from '@/i18n/catalogues';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/store/hooks';
import { isServiceError } from '@/store/ports/serviceError';
import { whenRefetched } from '@/store/whenRefetched';
import { showSuccess } from '@/ui/feedback/notifications';
import type { SaveResult } from '@/ui/form/saveResult';
import { useFailureText } from './useFailureText';

/**
 * Turns the answer of a mutation into the result that a form expects: `resultOf(await rename({ … }))`. After
 * a save the promise resolves when the page has loaded the new state, or after five seconds.
 */
export function useSaveResult(): (answer: { error?: unknown }) => Promise<SaveResult> {
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ error }) => {
      if (error === undefined) {
        await dispatch(whenRefetched());
        return { kind: 'saved' };
      }
      const serviceError = isServiceError(error) ? error : null;
      if (serviceError?.status === 412) return { kind: 'conflict' };
      return { kind: 'failed', message: failureText(error), fieldErrors: serviceError?.fieldErrors ?? [] };
    },
    [failureText, dispatch],
  );
}

type SaveNotice = (answer: PromiseLike<{ error?: unknown }>) => Promise<SaveResult>;

/**
 * Waits for a mutation and shows its success in the specification's words (administration area, section 8).
 * It returns a failure with its reason, which the form shows below its fields.
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

export function useSaveFeedback() {
  const reportSave = useSaveNotice('form.update_successful', 'form.updated_failed');
  const resultOf = useSaveResult();
  return { reportSave, resultOf };
}
