import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from './session';

/**
 * `expired` means that the service refuses the session, `signedOut` that the person ended it here or in
 * another tab.
 */
type SessionEnd = 'expired' | 'signedOut';

export interface SessionState {
  current: Session | null;
  resuming: boolean;
  /**
   * `interrupted` is true while the service refuses `current`. The session stays until the person signs in
   * again over the page, or signs out.
   */
  interrupted: boolean;
  ended: SessionEnd | null;
  refreshFailedAt: number | null;
}

export const signedOutState: SessionState = {
  current: null,
  resuming: false,
  interrupted: false,
  ended: null,
  refreshFailedAt: null,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    sessionStarted: (_, { payload }: PayloadAction<Session>) => ({ ...signedOutState, current: payload }),
    sessionRefreshed: (_, { payload }: PayloadAction<{ spent: string; session: Session }>) => ({
      ...signedOutState,
      current: payload.session,
    }),
    sessionAdopted: (state, { payload }: PayloadAction<Session | null>) => ({
      ...signedOutState,
      current: payload ?? state.current,
    }),
    refreshFailed: (state, { payload }: PayloadAction<{ at: number }>) => {
      state.refreshFailedAt = payload.at;
    },
    sessionInterrupted: (state) => {
      state.interrupted = true;
    },
    /** `subject` is set in the tab in which the person signed out, so that their other tabs follow. */
    sessionEnded: (_, { payload }: PayloadAction<{ reason: SessionEnd; subject?: string }>) => ({
      ...signedOutState,
      ended: payload.reason,
    }),
  },
  selectors: {
    selectSession: (state) => state.current,
    selectResuming: (state) => state.resuming,
    selectInterrupted: (state) => state.interrupted,
    selectSessionEnd: (state) => state.ended,
  },
});

export const sessionReducer = sessionSlice.reducer;
export const {
  sessionStarted,
  sessionRefreshed,
  sessionAdopted,
  refreshFailed,
  sessionInterrupted,
  sessionEnded,
} = sessionSlice.actions;
export const { selectSession, selectResuming, selectInterrupted, selectSessionEnd } = sessionSlice.selectors;
