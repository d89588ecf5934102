import {
  combineReducers,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { baseApi } from '@/store/api/client/baseApi';
import { featuresReducer } from '@/store/api/featuresSlice';
import { knownOrganizationsReducer } from '@/store/api/knownOrganizationsSlice';
import { downloadsReducer } from '@/store/api/runningDownloads';
import { filtersReducer } from '@/store/filters/filtersSlice';
import type { Ports } from '@/store/ports/ports';
import { selectionReducer } from '@/store/selection/selectionSlice';
import { sessionEnded, sessionReducer } from '@/store/session/sessionSlice';

const combined = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  downloads: downloadsReducer,
  features: featuresReducer,
  filters: filtersReducer,
  knownOrganizations: knownOrganizationsReducer,
  selection: selectionReducer,
  session: sessionReducer,
});

export type RootState = ReturnType<typeof combined>;

/**
 * Drops the state when a session ends, because the next person must not see the data of the last one. The
 * cache of calls stays here; a listener resets it, because its middleware has to know.
 */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!state || !sessionEnded.match(action)) return combined(state, action);
  return combined({ [baseApi.reducerPath]: state[baseApi.reducerPath], session: state.session }, action);
}

// The type is written out, so that slices and listeners need not import the store.
export type AppDispatch = ThunkDispatch<RootState, Ports, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Ports>;
