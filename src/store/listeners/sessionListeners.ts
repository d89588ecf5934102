import { isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '@/store/api/client/baseApi';
import { refreshIfDue } from '@/store/api/client/refresh';
import { cancelDownload } from '@/store/api/downloads';
import { refreshDueAt, storeSession } from '@/store/session/session';
import {
  refreshFailed,
  sessionAdopted,
  sessionEnded,
  sessionRefreshed,
  sessionStarted,
} from '@/store/session/sessionSlice';
import type { AppStartListening } from '@/store/state/types';

const { onFocus, onOnline } = baseApi.internalActions;

/** Copies the session to this tab's storage, refreshes it in time, informs the other tabs, and cleans up at its end. */
export function listenForSession(startListening: AppStartListening): void {
  startListening({
    predicate: (_, now, before) => now.session.current !== before.session.current,
    effect: (_, { getState }) => storeSession(getState().session.current),
  });
  // These events cover tabs without calls and tabs that wake up.
  startListening({
    matcher: isAnyOf(
      sessionStarted,
      sessionRefreshed,
      sessionAdopted,
      refreshFailed,
      sessionEnded,
      onFocus,
      onOnline,
    ),
    effect: async (_, api) => {
      api.cancelActiveListeners();
      const { current, refreshFailedAt } = api.getState().session;
      if (!current) return;
      await api.delay(Math.max(0, refreshDueAt(current, refreshFailedAt) - Date.now()));
      // Not awaited: its success is an event that cancels this listener.
      void api.dispatch(refreshIfDue());
    },
  });
  startListening({
    actionCreator: sessionRefreshed,
    effect: ({ payload }, { extra }) => extra.tabs.post({ kind: 'refreshed', ...payload }),
  });
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { dispatch, extra }) => {
      if (payload.subject) extra.tabs.post({ kind: 'signedOut', subject: payload.subject });
      dispatch(baseApi.util.resetApiState());
      // The download would otherwise save its file for the next person who signs in.
      dispatch(cancelDownload());
    },
  });
}
