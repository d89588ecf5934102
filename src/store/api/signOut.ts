import { paths } from '@/navigation/paths';
import { tokenContent } from '@/store/session/session';
import { sessionEnded } from '@/store/session/sessionSlice';
import { requestLogout } from './client/authCalls';
import type { SessionThunk } from './client/sessionThunk';

/** Signs out here and in this person's other tabs, and goes to the sign-in page. */
export function signOut(): SessionThunk<void> {
  return (dispatch, getState, { navigate }) => {
    const { current } = getState().session;
    if (current) {
      void requestLogout(current);
      const subject = tokenContent(current)?.subject;
      dispatch(sessionEnded({ reason: 'signedOut', ...(subject && { subject }) }));
    }
    navigate({ pathname: paths.login, search: '' }, { replace: false });
  };
}
