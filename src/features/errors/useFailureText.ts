import { useCallback } from 'react';
import { useText } from '@/i18n/useText';
import { isServiceError, type ServiceError } from '@/store/ports/serviceError';

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

export function useAttemptFailureText(): (error: ServiceError) => string {
  const t = useText();
  const failureText = useFailureText();
  return (error) => {
    const isWait = error.status === 429 && error.retryAfter !== null;
    if (!isWait) return failureText(error);
    return t('failure.retry_later', { minutes: Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60)) });
  };
}
