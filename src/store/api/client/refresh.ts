import type { Ports } from '@/store/ports/ports';
import { isTransient } from '@/store/ports/serviceError';
import { requestRenewedSession } from '@/store/session/otherTabs';
import { refreshDueAt, type Session } from '@/store/session/session';
import { refreshFailed, sessionAdopted, sessionRefreshed } from '@/store/session/sessionSlice';
import { requestRefresh } from './authCalls';
import { expireSession } from './interruption';
import type { SessionThunk } from './sessionThunk';

type Renewal = 'renewed' | 'refused' | 'unreachable';

function exchange(stale: Session): SessionThunk<Promise<Renewal>> {
  return async (dispatch, getState, { tabs }) => {
    const current = () => getState().session.current;
    // Another tab may have refreshed the session while this one waited for the lock.
    if (current()?.token !== stale.token) return current() ? 'renewed' : 'refused';
    // A tab that is awake renews in time. This one may have missed two renewals of the others, and its refresh token,
    // used now, would look stolen and end the session of all.
    const renewed = Date.now() < stale.expiresAt ? null : await requestRenewedSession(tabs, stale);
    if (renewed && current()?.token === stale.token) {
      dispatch(sessionAdopted(renewed));
      return 'renewed';
    }
    const received = await requestRefresh(stale);
    // The person has signed out since the refresh began, so the new tokens are dropped.
    if (current()?.token !== stale.token) return current() ? 'renewed' : 'refused';
    if ('token' in received) {
      dispatch(sessionRefreshed({ spent: stale.refreshToken, session: received }));
      return 'renewed';
    }
    console.warn('The session could not be refreshed', received.kind, received.status);
    dispatch(refreshFailed({ at: Date.now() }));
    return isTransient(received) ? 'unreachable' : 'refused';
  };
}

function underLock(task: () => Promise<Renewal>): Promise<Renewal> {
  // Insecure pages have no locks; the service tolerates two tabs that refresh at the same time.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('stackyard.refresh', task) : task();
}

const running = new WeakMap<Ports, Promise<Renewal>>();

/**
 * Exchanges an expired or refused session for a new one. There is one exchange at a time in this tab and
 * across all tabs.
 */
export function refreshSession(stale: Session): SessionThunk<Promise<Renewal>> {
  return (dispatch, getState, ports) => {
    if (getState().session.current?.token !== stale.token) return dispatch(exchange(stale));
    const started =
      running.get(ports) ?? underLock(() => dispatch(exchange(stale))).finally(() => running.delete(ports));
    running.set(ports, started);
    return started;
  };
}

/**
 * Refreshes shortly before the token expires. A failure only adds a warning to the log while the token is
 * valid; an expired token that the service will not exchange ends the session.
 */
export function refreshIfDue(): SessionThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { current, interrupted, refreshFailedAt } = getState().session;
    if (!current || interrupted || Date.now() < refreshDueAt(current, refreshFailedAt)) return;
    const renewal = await dispatch(refreshSession(current));
    const isDead = Date.now() >= current.expiresAt;
    if (renewal === 'refused' && isDead && getState().session.current) dispatch(expireSession());
  };
}
