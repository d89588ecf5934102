import { isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '@/store/api/client/baseApi';
import { refreshIfDue } from '@/store/api/client/refresh';
import type { SessionThunk } from '@/store/api/client/sessionThunk';
import { cancelDownloads } from '@/store/api/runningDownloads';
import { requestSessionFromOtherTabs } from '@/store/session/otherTabs';
import { refreshDueAt, storeSession } from '@/store/session/session';
import {
  refreshFailed,
  sessionAdopted,
  sessionEnded,
  sessionRefreshed,
  sessionStarted,
} from '@/store/session/sessionSlice';
import type { AppStartListening } from '@/store/state/rootReducer';

const { onFocus, onOnline } = baseApi.internalActions;

export function listenForSession(startListening: AppStartListening): void {
  startListening({
    predicate: (_, now, before) => now.session.current !== before.session.current,
    effect: (_, { getState, extra }) => {
      const { current } = getState().session;
      storeSession(current);
      extra.tabs.hold(current?.subject ?? null);
      // After a session has expired the same person may come back to it.
      if (current) extra.keepTextOf(current.subject);
    },
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
      // The call is not awaited, because its success is an event that cancels this listener.
      void api.dispatch(refreshIfDue());
    },
  });
  startListening({
    actionCreator: sessionRefreshed,
    effect: ({ payload }, { dispatch, extra }) => {
      extra.tabs.post({ kind: 'refreshed', ...payload });
      // The service may have been replaced by another version, with other features, since the last refresh.
      dispatch(baseApi.util.invalidateTags([{ type: 'UserInfo', id: 'ME' }]));
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { dispatch, extra }) => {
      if (payload.subject) extra.tabs.post({ kind: 'signedOut', subject: payload.subject });
      if (payload.reason === 'signedOut') extra.keepTextOf(null);
      dispatch(baseApi.util.resetApiState());
      // Otherwise a download would save its file for the next person who signs in.
      dispatch(cancelDownloads());
    },
  });
}

export function followOtherTabs(): SessionThunk<void> {
  return (dispatch, getState, { tabs }) => {
    tabs.hold(getState().session.current?.subject ?? null);
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
    void requestSessionFromOtherTabs(tabs).then((session) => {
      // The person may have signed in here in the meantime.
      if (getState().session.resuming) dispatch(sessionAdopted(session));
    });
  };
}
