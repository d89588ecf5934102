import { useCallback } from 'react';
import { useText } from '@/i18n/useText';
import { isServiceError } from '@/store/ports/serviceError';

/** Says why a call failed: in the service's own words where it has some, else by the kind of failure. */
export function useFailureText(): (failure: unknown) => string {
  const t = useText();
  return useCallback(
    (failure) => {
      if (!isServiceError(failure)) return t('failure.unreadable');
      return failure.message ?? t(`failure.${failure.kind}`);
    },
    [t],
  );
}
