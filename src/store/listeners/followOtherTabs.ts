import type { SessionThunk } from '@/store/api/client/sessionThunk';
import { askOtherTabs } from '@/store/session/otherTabs';
import { sessionAdopted, sessionEnded } from '@/store/session/sessionSlice';

/** The tabs of one person share a session and end it together. */
export function followOtherTabs(): SessionThunk<void> {
  return (dispatch, getState, { tabs }) => {
    tabs.subscribe((message) => {
      const { current, interrupted } = getState().session;
      if (!current) return;
      if (message.kind === 'asked' && !interrupted) tabs.post({ kind: 'answered', session: current });
      if (message.kind === 'refreshed' && message.spent === current.refreshToken)
        dispatch(sessionAdopted(message.session));
      if (message.kind === 'signedOut' && message.subject === current.subject)
        dispatch(sessionEnded({ reason: 'signedOut' }));
    });
    if (!getState().session.resuming) return;
    void askOtherTabs(tabs).then((session) => {
      // The person may have signed in here in the meantime.
      if (getState().session.resuming) dispatch(sessionAdopted(session));
    });
  };
}
