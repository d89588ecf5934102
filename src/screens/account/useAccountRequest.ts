import { useState } from 'react';
import type { ServiceError } from '@/store/ports/serviceError';

type RequestState =
  | { kind: 'idle' | 'pending' | 'success'; error: null }
  | { kind: 'error'; error: ServiceError };

/** The four states of one call of the account pages (specification, administration area, section 4). */
export function useAccountRequest() {
  const [state, setState] = useState<RequestState>({ kind: 'idle', error: null });
  const send = async (call: Promise<ServiceError | null>) => {
    setState({ kind: 'pending', error: null });
    const error = await call;
    setState(error ? { kind: 'error', error } : { kind: 'success', error: null });
  };
  const restart = () => setState({ kind: 'idle', error: null });
  return { ...state, send, restart };
}
