import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { SessionChannel } from '@/store/session/otherTabs';
import type { Session } from '@/store/session/session';
import { type AppStore, createStore } from '@/store/store';
import { browserPorts, type Router } from './browserPorts';

/** The store of the running portal, which notices when the tab wakes and the network returns. */
export function createPortalStore(router: Router, tabs: SessionChannel, session: Session | null): AppStore {
  const store = createStore(browserPorts(router, tabs), session);
  setupListeners(store.dispatch);
  return store;
}
