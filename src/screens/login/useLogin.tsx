import { useState } from 'react';
import { useAttemptFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { requestLogin, type SignedIn } from '@/store/api/client/authCalls';
import type { ServiceError } from '@/store/ports/serviceError';
import { isServiceError, serviceErrorOfKind } from '@/store/ports/serviceError';
import { Notice } from '@/ui/feedback/Notice';

/** `onSignedIn` rejects if the page behind the sign-in cannot be loaded. */
export function useLogin(onSignedIn: (answer: SignedIn) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);

  const login = async (username: string, password: string) => {
    setBusy(true);
    setFailure(null);
    const answer = await requestLogin(username, password);
    const error = isServiceError(answer)
      ? answer
      : await onSignedIn(answer).then(
          () => null,
          () => serviceErrorOfKind('network'),
        );
    setBusy(false);
    setFailure(error && { username, error });
  };
  return { busy, failure, login };
}

interface LoginFailure {
  username: string;
  error: ServiceError;
}

/**
 * The service gives a reason for too many attempts and for an inactive organisation. It does not say whether
 * address or password was wrong.
 */
const explained: readonly unknown[] = [403, 429];

export function LoginFailureNotice({ username, error }: LoginFailure) {
  const t = useText();
  const failureText = useAttemptFailureText();
  const isRefused = error.kind === 'refused' && !explained.includes(error.status);
  return (
    <Notice tone="danger">
      <p>{t('login.failed', { username })}</p>
      <p>{isRefused ? t('login.refused') : failureText(error)}</p>
    </Notice>
  );
}
