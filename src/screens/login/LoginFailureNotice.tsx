import { useAttemptFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import type { ServiceError } from '@/store/ports/serviceError';
import { Notice } from '@/ui/feedback/Notice';

export interface LoginFailure {
  username: string;
  error: ServiceError;
}

/** Gives no reason for a refused login: the service does not say whether address or password was wrong. */
export function LoginFailureNotice({ username, error }: LoginFailure) {
  const t = useText();
  const failureText = useAttemptFailureText();
  return (
    <Notice tone="danger">
      <p>{t('login.failed', { username })}</p>
      {(error.kind !== 'refused' || error.status === 429) && <p>{failureText(error)}</p>}
    </Notice>
  );
}
