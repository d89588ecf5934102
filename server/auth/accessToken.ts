import { jwtVerify, SignJWT } from 'jose';
import { unauthorized } from '../access/failure';
import type { Principal } from '../access/principal';

const lifetimeMinutes = 60;
const typ = 'at+jwt';
const audience = 'portal';

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/** The token of a session: `sub` is the e-mail address, valid for 60 minutes. */
export function signAccessToken(
  secret: Uint8Array,
  { email, isGlobalAdmin }: Pick<Principal, 'email' | 'isGlobalAdmin'>,
  now: Date,
): Promise<string> {
  return new SignJWT({ is_global_admin: isGlobalAdmin })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setSubject(email)
    .setAudience(audience)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + lifetimeMinutes * 60)
    .sign(secret);
}

/** The e-mail address that a token was issued for; whatever is not exactly one of our tokens is unauthorised. */
export async function emailOfAccessToken(secret: Uint8Array, token: string, now: Date): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      typ,
      audience,
      currentDate: now,
      maxTokenAge: lifetimeMinutes * 60,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    if (payload.sub === undefined) throw unauthorized();
    return payload.sub;
  } catch {
    throw unauthorized();
  }
}
