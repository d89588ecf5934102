import { addListener } from '@reduxjs/toolkit';
import { type SessionState, sessionEnded, sessionInterrupted } from '@/store/session/sessionSlice';
import type { SessionDispatch, SessionThunk } from './sessionThunk';

const listen = addListener.withTypes<{ session: SessionState }, SessionDispatch>();

/**
 * The service takes the session no longer. It is over, unless unsaved text is on the page: then the person signs in
 * again over the page, and what was called meanwhile goes on (`sessionRegained`).
 */
export function expireSession(): SessionThunk<void> {
  return (dispatch, _, { hasUnsavedText }) => {
    dispatch(hasUnsavedText() ? sessionInterrupted() : sessionEnded({ reason: 'expired' }));
  };
}

/** Waits for the end of an interruption. Whether somebody is signed in after it; false at once where there is none. */
export function sessionRegained(): SessionThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (!getState().session.interrupted) return false;
    return new Promise((resolve) => {
      dispatch(
        listen({
          predicate: (_, { session }) => !session.interrupted,
          effect: (_, api) => {
            api.unsubscribe();
            resolve(api.getState().session.current !== null);
          },
        }),
      );
    });
  };
}
