import type { Holder, Principal } from '../../domain/principal';
import { unauthorized } from '../../http/failure';
import { readToken, signToken, type TokenKind } from './signedToken';

const kind: TokenKind = { typ: 'at+jwt', audience: 'portal', lifetimeMinutes: 60 };

/**
 * The token of a session: `sub` is the e-mail address, valid for 60 minutes. It names the account too: somebody removed
 * and added again has another one, which is not confirmed and which this token must not open.
 */
export function signAccessToken(
  secret: Uint8Array,
  { userId, email, isGlobalAdmin }: Pick<Principal, 'userId' | 'email' | 'isGlobalAdmin'>,
  now: Date,
): Promise<string> {
  return signToken(secret, kind, { email, account_id: userId, is_global_admin: isGlobalAdmin }, now);
}

/** Whom a token was issued for; whatever is not exactly one of our tokens is unauthorised. */
export async function holderOfAccessToken(secret: Uint8Array, token: string, now: Date): Promise<Holder> {
  const claims = await readToken(secret, kind, token, now);
  if (claims === undefined || typeof claims.account_id !== 'string') throw unauthorized();
  return { email: claims.sub, userId: claims.account_id };
}
