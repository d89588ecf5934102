import { tokenContent } from './session';
import { sessionAdopted, sessionEnded } from './sessionSlice';
import type { SessionThunk } from './sessionThunk';

/** A tab that was opened by a link waits so long for another one to give its session, in milliseconds. */
const patience = 150;

/** Keeps the tabs of one person together: one session for all of them, and one end of it. */
export function followOtherTabs(): SessionThunk<void> {
  return (dispatch, getState, { tabs }) => {
    const current = () => getState().session.current;
    tabs.subscribe((message) => {
      const session = current();
      if (message.kind === 'asked' && session) tabs.post({ kind: 'answered', session });
      if (message.kind === 'answered' && getState().session.resuming)
        dispatch(sessionAdopted(message.session));
      if (message.kind === 'refreshed' && message.spent === session?.refreshToken)
        dispatch(sessionAdopted(message.session));
      if (message.kind === 'signedOut' && session && message.subject === tokenContent(session)?.subject)
        dispatch(sessionEnded({ reason: 'signedOut' }));
    });
    if (!getState().session.resuming) return;
    tabs.post({ kind: 'asked' });
    setTimeout(() => getState().session.resuming && dispatch(sessionAdopted(null)), patience);
  };
}
