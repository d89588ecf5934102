import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Ports } from '@/store/ports/ports';
import type { SessionState } from '@/store/session/sessionSlice';

/** A thunk that needs only the session from the store. */
export type SessionThunk<Result> = ThunkAction<Result, { session: SessionState }, Ports, UnknownAction>;

/** Dispatches such thunks. */
export type SessionDispatch = ThunkDispatch<{ session: SessionState }, Ports, UnknownAction>;
