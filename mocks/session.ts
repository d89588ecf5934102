import type { Session } from '@/store/session/session';

interface TokenOptions {
  subject?: string;
  isGlobalAdmin?: boolean;
  /** Minutes from its issue to its end. */
  minutes?: number;
  issuedAt?: number;
  /** Tells two tokens of one person apart. */
  id?: string;
}

const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token that reads like the service's; its signature is none. */
export function buildToken({
  subject = 'org@nordskov.example',
  isGlobalAdmin = false,
  minutes = 60,
  issuedAt = Date.now(),
  id = 'first',
}: TokenOptions = {}): string {
  const iat = Math.floor(issuedAt / 1000);
  const claims = { sub: subject, is_global_admin: isGlobalAdmin, iat, exp: iat + minutes * 60, jti: id };
  return [segment({ alg: 'none', typ: 'JWT' }), segment(claims), 'signature'].join('.');
}

/** A session that has just begun. */
export function buildSession({ issuedAt = Date.now(), ...options }: TokenOptions = {}): Session {
  return {
    token: buildToken({ issuedAt, ...options }),
    refreshToken: `refresh-${options.id ?? 'first'}`,
    receivedAt: issuedAt,
  };
}
