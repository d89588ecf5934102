import { useCallback } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { isServiceError } from '@/store/ports/serviceError';
import { whenRefetched } from '@/store/whenRefetched';
import type { SaveResult } from '@/ui/form/saveResult';
import { useFailureText } from './useFailureText';

/**
 * Turns the answer of a mutation into the result that a form expects: `resultOf(await rename({ … }))`. After a
 * save it resolves when the page shows the new state.
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
      const known = isServiceError(error) ? error : null;
      if (known?.status === 412) return { kind: 'conflict' };
      return { kind: 'failed', message: failureText(error), fieldErrors: known?.fieldErrors ?? [] };
    },
    [failureText, dispatch],
  );
}
