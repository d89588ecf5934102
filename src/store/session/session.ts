import { jwtDecode } from 'jwt-decode';

/** The two tokens of a login and when they came, in milliseconds of this machine's clock. */
export interface Session {
  token: string;
  refreshToken: string;
  receivedAt: number;
}

/** What the portal reads of an access token. */
export interface TokenContent {
  subject: string;
  isGlobalAdmin: boolean;
  /** How long the token lives from its receipt, in milliseconds. */
  lifetime: number;
}

function isClaims(
  value: unknown,
): value is { sub: string; exp: number; iat?: unknown; is_global_admin?: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  return 'sub' in value && typeof value.sub === 'string' && 'exp' in value && typeof value.exp === 'number';
}

/** Reads a session's token; null when it is garbage. */
export function tokenContent({ token, receivedAt }: Session): TokenContent | null {
  try {
    const claims: unknown = jwtDecode(token);
    if (!isClaims(claims)) return null;
    // Counted from the token's own issue, so that a wrong clock on either machine does not matter.
    const issuedAt = typeof claims.iat === 'number' ? claims.iat * 1000 : receivedAt;
    return {
      subject: claims.sub,
      isGlobalAdmin: claims.is_global_admin === true,
      lifetime: claims.exp * 1000 - issuedAt,
    };
  } catch {
    return null;
  }
}

/** A session from whatever a login, the storage or another tab gave; null when it is none. */
export function parseSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('token' in value && typeof value.token === 'string')) return null;
  if (!('refreshToken' in value && typeof value.refreshToken === 'string')) return null;
  if (!('receivedAt' in value && typeof value.receivedAt === 'number')) return null;
  const session = { token: value.token, refreshToken: value.refreshToken, receivedAt: value.receivedAt };
  return tokenContent(session) ? session : null;
}

/** When the token dies, in milliseconds of this machine's clock. */
export function expiryOf(session: Session): number {
  return session.receivedAt + (tokenContent(session)?.lifetime ?? 0);
}

const minute = 60_000;

/**
 * When the token should be exchanged: 10 minutes before it dies (specification, administration area, section 4),
 * but never more than once in 5 minutes, whatever the clocks say or however short its life is.
 */
export function refreshDueAt(session: Session, lastAttemptAt: number | null): number {
  const lastAt = Math.max(session.receivedAt, lastAttemptAt ?? 0);
  return Math.max(expiryOf(session) - 10 * minute, lastAt + 5 * minute);
}
