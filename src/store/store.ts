import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { baseApi } from './api/client/baseApi';
import { listenForErrors } from './listeners/errorListeners';
import { listenForFilterChanges } from './listeners/filterSync';
import { listenForFrame } from './listeners/frameListeners';
import { listenForOwnAccess } from './listeners/ownAccess';
import { followOtherTabs, listenForSession } from './listeners/sessionListeners';
import type { Ports } from './ports/ports';
import type { Session } from './session/session';
import { sessionStarted, signedOutState } from './session/sessionSlice';
import type { AppDispatch, AppStartListening, RootState } from './state/rootReducer';
import { rootReducer } from './state/rootReducer';

export function createStore(ports: Ports, session: Session | null) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Ports>({ extra: ports });
  const startListening: AppStartListening = listeners.startListening;
  listenForSession(startListening);
  listenForErrors(startListening);
  listenForOwnAccess(startListening);
  listenForFrame(startListening);
  listenForFilterChanges(startListening);

  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      ...rootReducer(undefined, { type: 'begun' }),
      session: { ...signedOutState, resuming: session === null },
    },
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
  if (session) store.dispatch(sessionStarted(session));
  store.dispatch(followOtherTabs());
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
