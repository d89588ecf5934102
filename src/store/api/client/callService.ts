import { type ReadAnswer, type Result, request, type ServiceRequest } from '@/store/api/http/request';
import { serviceErrorOfKind } from '@/store/ports/serviceError';
import { expireSession } from './interruption';
import { refreshIfDue, refreshSession } from './refresh';
import type { SessionThunk } from './sessionThunk';

interface CallOptions<Data> {
  signal: AbortSignal;
  read: ReadAnswer<Data>;
}

export function callService<Data>(
  call: ServiceRequest,
  options: CallOptions<Data>,
): SessionThunk<Promise<Result<Data>>> {
  return async (dispatch, getState) => {
    await dispatch(refreshIfDue());
    const { current: session, interrupted } = getState().session;
    if (!session || interrupted) return { error: serviceErrorOfKind('signedOut', 401) };
    const first = await request(call, { ...options, token: session.token });
    if (first.error?.status !== 401) return first;

    const renewal = await dispatch(refreshSession(session));
    if (renewal === 'unreachable') return { error: serviceErrorOfKind('network') };
    const renewed = getState().session.current;
    const second =
      renewal === 'renewed' && renewed ? await request(call, { ...options, token: renewed.token }) : first;
    if (second.error?.status !== 401) return second;
    // If a person has signed in since then, the new session stays.
    if (getState().session.current?.token === (renewed ?? session).token) dispatch(expireSession());
    return { error: serviceErrorOfKind('signedOut', 401) };
  };
}
