import { sessionEnded, sessionRefreshed } from '@/store/session/sessionSlice';
import { storeSession } from '@/store/session/sessionStorage';
import type { AppStartListening } from '@/store/state/types';

/** Keeps this tab's storage like its session, and tells the other tabs what happened in this one. */
export function listenForSession(startListening: AppStartListening): void {
  startListening({
    predicate: (_, now, before) => now.session.current !== before.session.current,
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
