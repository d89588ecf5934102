import { addListener } from '@reduxjs/toolkit';
import { type SessionState, sessionEnded, sessionInterrupted } from '@/store/session/sessionSlice';
import type { SessionDispatch, SessionThunk } from './sessionThunk';

const listen = addListener.withTypes<{ session: SessionState }, SessionDispatch>();

/**
 * The service has refused the session. It ends, unless unsaved text is on the page: then the person signs in again
 * over the page, and the refused calls continue (`sessionRegained`).
 */
export function expireSession(): SessionThunk<void> {
  return (dispatch, _, { hasUnsavedText }) => {
    dispatch(hasUnsavedText() ? sessionInterrupted() : sessionEnded({ reason: 'expired' }));
  };
}

/**
 * Waits for the end of an interruption. Resolves to whether a person is signed in afterwards; false at once
 * without an interruption.
 */
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
