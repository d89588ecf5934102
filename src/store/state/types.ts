import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { Ports } from '@/store/ports/ports';
import type { RootState } from './rootReducer';

export type { RootState };
// Not `typeof store.dispatch`, so that slices and listeners need not import the store.
export type AppDispatch = ThunkDispatch<RootState, Ports, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Ports>;
