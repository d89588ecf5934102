import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './api/baseApi';
import { downloadsReducer } from './api/downloadsSlice';
import { filtersReducer } from './filters/filtersSlice';
import { selectionReducer } from './selection/selectionSlice';
import { sessionEnded, sessionReducer } from './session/sessionSlice';

const combined = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  downloads: downloadsReducer,
  filters: filtersReducer,
  selection: selectionReducer,
  session: sessionReducer,
});

export type RootState = ReturnType<typeof combined>;

/** The next person sees nothing of the former one. The cache of calls is reset by a listener, as its middleware has to know. */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!state || !sessionEnded.match(action)) return combined(state, action);
  return combined({ [baseApi.reducerPath]: state[baseApi.reducerPath], session: state.session }, action);
}
