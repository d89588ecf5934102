import { paths } from '@/navigation/paths';
import { sessionEnded } from '@/store/session/sessionSlice';
import { requestLogout } from './client/authCalls';
import { type FeatureThunk, hasFeature } from './featuresSlice';

export function signOut(): FeatureThunk<void> {
  return (dispatch, getState, { navigate }) => {
    const { session, features } = getState();
    const { current } = session;
    if (current) {
      // A session must not outlive its end just because the service's features are unknown.
      if (features === null || hasFeature({ features }, 'account')) void requestLogout(current);
      dispatch(sessionEnded({ reason: 'signedOut', subject: current.subject }));
    }
    navigate({ pathname: paths.login, search: '' }, { replace: false });
  };
}
