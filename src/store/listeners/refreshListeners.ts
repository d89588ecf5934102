import { isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '@/store/api/client/baseApi';
import { refreshIfDue } from '@/store/api/client/refresh';
import { cancelDownload } from '@/store/api/downloads';
import { refreshDueAt } from '@/store/session/session';
import {
  refreshFailed,
  sessionAdopted,
  sessionEnded,
  sessionRefreshed,
  sessionStarted,
} from '@/store/session/sessionSlice';
import type { AppStartListening } from '@/store/state/types';

const { onFocus, onOnline } = baseApi.internalActions;

/** Refreshes the session in time while nobody calls anything, and when the tab wakes; empties the cache and stops the download at its end. */
export function listenForRefresh(startListening: AppStartListening): void {
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
      // Not awaited: its own success is an event that cancels this listener.
      void api.dispatch(refreshIfDue());
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: (_, api) => {
      api.dispatch(baseApi.util.resetApiState());
      // Its file would be saved for whoever signs in next.
      api.dispatch(cancelDownload());
    },
  });
}
