import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Ports } from '@/store/ports/ports';
import type { SessionState } from '@/store/session/sessionSlice';

/** A thunk that needs nothing of the store but the session. */
export type SessionThunk<Result> = ThunkAction<Result, { session: SessionState }, Ports, UnknownAction>;

/** What runs such thunks. */
export type SessionDispatch = ThunkDispatch<{ session: SessionState }, Ports, UnknownAction>;
