import type { Session } from '@/store/session/session';

interface TokenOptions {
  subject?: string;
  isGlobalAdmin?: boolean;
  /** The time from issue to expiry is in minutes. */
  minutes?: number;
  issuedAt?: number;
  id?: string;
  signIn?: string;
}

const defaultSubject = 'org@nordskov.example';

const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function buildToken({
  subject = defaultSubject,
  isGlobalAdmin = false,
  minutes = 60,
  issuedAt = Date.now(),
  id = 'first',
  signIn,
}: TokenOptions = {}): string {
  const iat = Math.floor(issuedAt / 1000);
  const claims = {
    sub: subject,
    is_global_admin: isGlobalAdmin,
    iat,
    exp: iat + minutes * 60,
    jti: id,
    sid: signIn,
  };
  return [segment({ alg: 'none', typ: 'JWT' }), segment(claims), 'signature'].join('.');
}

export function buildSession(options: TokenOptions = {}): Session {
  const { issuedAt = Date.now(), minutes = 60, id = 'first', isGlobalAdmin = false } = options;
  return {
    token: buildToken({ ...options, issuedAt }),
    refreshToken: `refresh-${id}`,
    receivedAt: issuedAt,
    subject: options.subject ?? defaultSubject,
    isGlobalAdmin,
    expiresAt: issuedAt + minutes * 60_000,
    signIn: options.signIn,
  };
}
