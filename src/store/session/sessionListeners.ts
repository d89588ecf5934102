import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../types';
import { sessionAdopted, sessionEnded, sessionRefreshed, sessionStarted } from './sessionSlice';
import { storeSession } from './sessionStorage';

/** Keeps this tab's storage like its session, and tells the other tabs what happened in this one. */
export function listenForSession(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(sessionStarted, sessionRefreshed, sessionAdopted, sessionEnded),
    effect: (_, { getState }) => storeSession(getState().session.current),
  });
  startListening({
    actionCreator: sessionRefreshed,
    effect: ({ payload }, { extra }) => extra.tabs.post({ kind: 'refreshed', ...payload }),
  });
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { extra }) => {
      if (payload.subject) extra.tabs.post({ kind: 'signedOut', subject: payload.subject });
    },
  });
}
