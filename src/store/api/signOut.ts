import { paths } from '@/navigation/paths';
import { sessionEnded } from '@/store/session/sessionSlice';
import { requestLogout } from './client/authCalls';
import type { SessionThunk } from './client/sessionThunk';

/** Signs out here and in this person's other tabs, and goes to the sign-in page. */
export function signOut(): SessionThunk<void> {
  return (dispatch, getState, { navigate }) => {
    const { current } = getState().session;
    if (current) {
      void requestLogout(current);
      dispatch(sessionEnded({ reason: 'signedOut', subject: current.subject }));
    }
    navigate({ pathname: paths.login, search: '' }, { replace: false });
  };
}
