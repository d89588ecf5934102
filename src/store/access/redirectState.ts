/** What the guard's redirects carry as router state: the page that was asked for, and the one the person was on. */
export interface RedirectState {
  from: string;
  referrer: string | null;
  /** The session ended by itself: sign-in says so. */
  hasExpired: boolean;
}

/**
 * Whether a path that was carried along may be followed: only one of our own, so a single slash and then neither
 * another one nor a backslash, which browsers read as one; nor anything invisible, which they drop.
 */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])[^\p{Cc}\p{Cf}]*$/u.test(path);
}

/** Parses router state, which an old history entry may hold in any shape. */
export function readRedirectState(state: unknown): RedirectState | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || !isOwnPath(state.from))
    return null;
  const referrer = 'referrer' in state && isOwnPath(state.referrer) ? state.referrer : null;
  const hasExpired = 'hasExpired' in state && state.hasExpired === true;
  return { from: state.from, referrer, hasExpired };
}
