import { useCallback } from 'react';
import { isServiceError } from '../../store/api/serviceError';
import type { SaveOutcome } from '../../ui/form/saveOutcome';
import { useFailureText } from './useFailureText';

/** Says to a form what became of its mutation: `outcomeOf(await rename({ … }))`. */
export function useSaveOutcome(): (answer: { error?: unknown }) => SaveOutcome {
  const failureText = useFailureText();
  return useCallback(
    ({ error }) => {
      if (error === undefined) return { kind: 'saved' };
      const known = isServiceError(error) ? error : null;
      if (known?.status === 412) return { kind: 'conflict' };
      return { kind: 'failed', message: failureText(error), fieldErrors: known?.fieldErrors ?? [] };
    },
    [failureText],
  );
}
