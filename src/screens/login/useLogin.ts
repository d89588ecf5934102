import { useState } from 'react';
import { requestLogin } from '@/store/api/client/authCalls';
import { failureOf, isServiceError } from '@/store/ports/serviceError';
import type { Session } from '@/store/session/session';
import type { LoginFailure } from './LoginFailureNotice';

/** `onSignedIn` rejects if the page behind the sign-in cannot be loaded. */
export function useLogin(onSignedIn: (session: Session) => Promise<void>) {
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
          () => failureOf('network'),
        );
    setBusy(false);
    setFailure(error && { username, error });
  };
  return { busy, failure, login };
}
