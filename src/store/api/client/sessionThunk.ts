import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Ports } from '@/store/ports/ports';
import type { SessionState } from '@/store/session/sessionSlice';

export type SessionThunk<Result> = ThunkAction<Result, { session: SessionState }, Ports, UnknownAction>;

export type SessionDispatch = ThunkDispatch<{ session: SessionState }, Ports, UnknownAction>;
