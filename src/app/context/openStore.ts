import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { SignInAccess } from '@/store/api/client/authCalls';
import { frameRestored } from '@/store/listeners/frameListeners';
import { accessRemembered } from '@/store/listeners/ownAccess';
import type { SessionChannel } from '@/store/session/otherTabs';
import { readStoredSession, type Session } from '@/store/session/session';
import { sessionStarted } from '@/store/session/sessionSlice';
import { listenForOpenings } from '@/store/session/whoseTab';
import { type AppStore, createStore } from '@/store/store';
import { browserPorts, type Router } from './browserPorts';

export function createBrowserStore(router: Router, tabs: SessionChannel, session: Session | null): AppStore {
  const store = createStore(browserPorts(router, tabs), session ?? readStoredSession());
  store.dispatch(frameRestored());
  setupListeners(store.dispatch);
  listenForOpenings(() => store.getState().session.current?.subject);
  return store;
}

export function beginSession(store: AppStore, session: Session): void {
  store.dispatch(sessionStarted(session));
}

export function rememberAccess(store: AppStore, access: SignInAccess): void {
  store.dispatch(accessRemembered(access));
}
