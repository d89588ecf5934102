import { unauthorized } from '../access/failure';
import type { Principal } from '../access/principal';
import { readToken, signToken, type TokenKind } from './signedToken';

const kind: TokenKind = { typ: 'at+jwt', audience: 'portal', lifetimeMinutes: 60 };

/** The token of a session: `sub` is the e-mail address, valid for 60 minutes. */
export function signAccessToken(
  secret: Uint8Array,
  { email, isGlobalAdmin }: Pick<Principal, 'email' | 'isGlobalAdmin'>,
  now: Date,
): Promise<string> {
  return signToken(secret, kind, { email, is_global_admin: isGlobalAdmin }, now);
}

/** The e-mail address that a token was issued for; whatever is not exactly one of our tokens is unauthorised. */
export async function emailOfAccessToken(secret: Uint8Array, token: string, now: Date): Promise<string> {
  const claims = await readToken(secret, kind, token, now);
  if (claims === undefined) throw unauthorized();
  return claims.sub;
}
