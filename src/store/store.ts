import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { baseApi } from './api/baseApi';
import { listenForErrors } from './api/errorListeners';
import { listenForOwnChanges } from './api/ownChanges';
import { listenForRefresh } from './api/refreshListeners';
import { listenForFilterChanges } from './filters/filterSync';
import type { Ports } from './ports';
import { rootReducer } from './rootReducer';
import { followOtherTabs } from './session/followOtherTabs';
import { listenForSession } from './session/sessionListeners';
import { signedOutState } from './session/sessionSlice';
import { readStoredSession } from './session/sessionStorage';
import type { AppDispatch, AppStartListening, RootState } from './types';

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
