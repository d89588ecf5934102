import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { SessionChannel } from '@/store/session/sessionChannel';
import { type AppStore, createStore } from '@/store/store';
import { browserPorts, type Router } from './browserPorts';

/** The store of the running portal, which notices when the tab wakes and the network returns. */
export function createPortalStore(router: Router, tabs: SessionChannel): AppStore {
  const store = createStore(browserPorts(router, tabs));
  setupListeners(store.dispatch);
  return store;
}
