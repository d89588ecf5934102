import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { baseApi } from './api/client/baseApi';
import { listenForErrors } from './listeners/errorListeners';
import { listenForFilterChanges } from './listeners/filterSync';
import { followOtherTabs } from './listeners/followOtherTabs';
import { listenForOwnChanges } from './listeners/ownChanges';
import { listenForRefresh } from './listeners/refreshListeners';
import { listenForSession } from './listeners/sessionListeners';
import type { Ports } from './ports/ports';
import { signedOutState } from './session/sessionSlice';
import { readStoredSession } from './session/sessionStorage';
import { rootReducer } from './state/rootReducer';
import type { AppDispatch, AppStartListening, RootState } from './state/types';

/** The one store. It begins with the session that this tab stored, or asks the other tabs for theirs. */
export function createStore(ports: Ports) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Ports>({ extra: ports });
  const startListening: AppStartListening = listeners.startListening;
  listenForSession(startListening);
  listenForRefresh(startListening);
  listenForErrors(startListening);
  listenForOwnChanges(startListening);
  listenForFilterChanges(startListening);

  const current = readStoredSession();
  const session = { ...signedOutState, current, resuming: current === null };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { ...rootReducer(undefined, { type: 'begun' }), session },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: ports },
        // The cache holds thousands of points and rows, and its reducers are not ours; the selection may hold 10,000.
        serializableCheck: { ignoredPaths: ['api', 'selection'], warnAfter: Number.POSITIVE_INFINITY },
        immutableCheck: { ignoredPaths: ['api', 'selection'], warnAfter: Number.POSITIVE_INFINITY },
      })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  });
  store.dispatch(followOtherTabs());
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
