import { failureOf } from '@/store/ports/serviceError';
import { expireSession } from './interruption';
import { refreshIfDue, refreshSession } from './refresh';
import { type Reply, type ServiceRequest, send } from './send';
import type { SessionThunk } from './sessionThunk';

/**
 * Sends a request in the name of the session. A refused token is refreshed once and the request sent once more; when
 * that is refused as well, the session is over.
 */
export function callService(request: ServiceRequest, signal: AbortSignal): SessionThunk<Promise<Reply>> {
  return async (dispatch, getState) => {
    await dispatch(refreshIfDue());
    const { current: session, interrupted } = getState().session;
    if (!session || interrupted) return { error: failureOf('signedOut', 401) };
    const first = await send(request, session.token, signal);
    if (first.response?.status !== 401) return first;

    // An answer that is not read to its end keeps its connection.
    await first.response.arrayBuffer().catch(() => {});
    const renewal = await dispatch(refreshSession(session));
    if (renewal === 'unreachable') return { error: failureOf('network') };
    const renewed = getState().session.current;
    const second = renewal === 'renewed' && renewed ? await send(request, renewed.token, signal) : first;
    if (second.response?.status !== 401) return second;
    // Somebody who signed in meanwhile keeps the new session.
    if (getState().session.current?.token === (renewed ?? session).token) dispatch(expireSession());
    return { error: failureOf('signedOut', 401) };
  };
}
