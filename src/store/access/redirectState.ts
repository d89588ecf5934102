import { isEmail } from '@/lib/email';

export interface RedirectState {
  from: string;
  referrer: string | null;
  hasExpired: boolean;
}

/**
 * Accepts only paths of the portal: a single slash, not followed by another slash or by a backslash, which
 * browsers read as a slash; and no invisible characters, which browsers drop.
 */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])[^\p{Cc}\p{Cf}]*$/u.test(path);
}

/** An old history entry may hold router state of any shape. */
export function readRedirectState(state: unknown): RedirectState | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || !isOwnPath(state.from))
    return null;
  const referrer = 'referrer' in state && isOwnPath(state.referrer) ? state.referrer : null;
  const hasExpired = 'hasExpired' in state && state.hasExpired === true;
  return { from: state.from, referrer, hasExpired };
}

export interface AccountState {
  email: string;
}

export function readAccountState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' && isEmail(state.email) ? state.email : '';
}
