import { addListener } from '@reduxjs/toolkit';
import { type SessionState, sessionEnded, sessionInterrupted } from '@/store/session/sessionSlice';
import type { SessionDispatch, SessionThunk } from './sessionThunk';

const listen = addListener.withTypes<{ session: SessionState }, SessionDispatch>();

/**
 * Ends a session that the service has refused. If the page has unsaved text, the person signs in again over
 * the page, and the refused calls continue (`sessionRegained`).
 */
export function expireSession(): SessionThunk<void> {
  return (dispatch, _, { hasUnsavedText }) => {
    dispatch(hasUnsavedText() ? sessionInterrupted() : sessionEnded({ reason: 'expired' }));
  };
}

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
