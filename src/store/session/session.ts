import { jwtDecode } from 'jwt-decode';

/**
 * A session has the two tokens of a login and the claims of the access token. Times are in milliseconds of
 * this machine's clock. `signIn` is the id that all renewals of one sign-in share, if the service names
 * one.
 */
export interface Session {
  token: string;
  refreshToken: string;
  receivedAt: number;
  subject: string;
  isGlobalAdmin: boolean;
  expiresAt: number;
  signIn?: string | undefined;
}

/**
 * Reads a session from a login, the storage or another tab, which provide `token`, `refreshToken` and
 * `receivedAt`; the other fields come from the token. Returns null for any other value.
 */
export function parseSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('token' in value && typeof value.token === 'string')) return null;
  if (!('refreshToken' in value && typeof value.refreshToken === 'string')) return null;
  if (!('receivedAt' in value && typeof value.receivedAt === 'number')) return null;
  const { token, refreshToken, receivedAt } = value;
  const claims = claimsOf(token);
  if (!claims) return null;
  // The lifetime counts from the token's own issue, so that a wrong clock on either machine does not matter.
  const issuedAt = typeof claims.iat === 'number' ? claims.iat * 1000 : receivedAt;
  return {
    token,
    refreshToken,
    receivedAt,
    subject: claims.email ?? claims.sub,
    isGlobalAdmin: claims.is_global_admin === true,
    expiresAt: receivedAt + claims.exp * 1000 - issuedAt,
    signIn: typeof claims.sid === 'string' ? claims.sid : undefined,
  };
}

interface Claims {
  /**
   * `sub` is the account's id if the token has an e-mail address, and the address otherwise. `exp` and
   * `iat` count seconds since 1970.
   */
  sub: string;
  email?: string;
  exp: number;
  iat?: unknown;
  sid?: unknown;
  is_global_admin?: unknown;
}

function claimsOf(token: string): Claims | null {
  try {
    const claims: unknown = jwtDecode(token);
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false;
  if ('email' in value && typeof value.email !== 'string') return false;
  return 'sub' in value && typeof value.sub === 'string' && 'exp' in value && typeof value.exp === 'number';
}

const minute = 60_000;

/**
 * A refresh is due 10 minutes before the token expires (specification, administration area, section 4), but
 * at most once in 5 minutes, even with wrong clocks or a short lifetime.
 */
export function refreshDueAt({ receivedAt, expiresAt }: Session, lastAttemptAt: number | null): number {
  const lastAt = Math.max(receivedAt, lastAttemptAt ?? 0);
  return Math.max(expiresAt - 10 * minute, lastAt + 5 * minute);
}

const key = 'stackyard.session';

export function readStoredSession(): Session | null {
  try {
    return parseSession(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function storeSession(session: Session | null): void {
  try {
    if (session) sessionStorage.setItem(key, JSON.stringify(session));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the session lasts until the tab reloads.
  }
}
