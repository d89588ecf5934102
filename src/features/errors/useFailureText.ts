import { useCallback } from 'react';
import { useText } from '@/i18n/useText';
import { isServiceError, type ServiceError } from '@/store/ports/serviceError';

/** The service's own message takes precedence over a text for the kind of failure. */
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

/** For calls with a limit of attempts the text gives the time to wait after too many. */
export function useAttemptFailureText(): (error: ServiceError) => string {
  const t = useText();
  const failureText = useFailureText();
  return (error) => {
    const isWait = error.status === 429 && error.retryAfter !== null;
    if (!isWait) return failureText(error);
    return t('failure.retry_later', { minutes: Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60)) });
  };
}
