import { useText } from '@/i18n/useText';
import type { ServiceError } from '@/store/ports/serviceError';
import { useFailureText } from './useFailureText';

/** Says why a call failed whose attempts the service counts: after too many, how long to wait. */
export function useAttemptFailureText(): (error: ServiceError) => string {
  const t = useText();
  const failureText = useFailureText();
  return (error) => {
    const isWait = error.status === 429 && error.retryAfter !== null;
    if (!isWait) return failureText(error);
    return t('failure.retry_later', { minutes: Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60)) });
  };
}
