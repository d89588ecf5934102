import { parseSession, tokenContent } from '../session/session';
import { sessionEnded, sessionStarted } from '../session/sessionSlice';
import type { SessionThunk } from '../session/sessionThunk';
import { authEndpoints } from './generated/auth.gen';
import { failureOf, isServiceError, type ServiceError } from './serviceError';

const { login, logout } = authEndpoints.endpoints;

/** Signs in; null when it worked. Not tracked, so that the password never stands in the store. */
export function signIn(username: string, password: string): SessionThunk<Promise<ServiceError | null>> {
  return async (dispatch) => {
    const answer = await dispatch(login.initiate({ body: { username, password } }, { track: false }));
    if (answer.error) return isServiceError(answer.error) ? answer.error : failureOf('unreadable');
    const session = parseSession({ ...answer.data, receivedAt: Date.now() });
    if (!session) return failureOf('unreadable', 200);
    dispatch(sessionStarted(session));
    return null;
  };
}

/**
 * Signs out here and in this person's other tabs, and goes to the sign-in page. The service is told so that the refresh
 * token dies too; one that knows no such call, or does not answer, changes nothing.
 */
export function signOut(): SessionThunk<void> {
  return (dispatch, getState, { navigate }) => {
    const { current } = getState().session;
    if (current) {
      const { refreshToken } = current;
      void dispatch(logout.initiate({ body: { refreshToken } }, { track: false }));
      const subject = tokenContent(current)?.subject;
      dispatch(sessionEnded({ reason: 'signedOut', ...(subject && { subject }) }));
    }
    navigate({ pathname: '/', search: '' }, { replace: false });
  };
}
