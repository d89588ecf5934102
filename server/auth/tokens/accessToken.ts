import type { Holder, Principal } from '../../domain/principal';
import { unauthorized } from '../../http/failure';
import { readToken, signToken, type TokenKind } from './signedToken';

const kind: TokenKind = { typ: 'at+jwt', audience: 'portal', lifetimeMinutes: 60 };

/**
 * A session token: `sub` is the e-mail address, valid for 60 minutes. It names the account too: a removed
 * person who is added again has a new, unconfirmed account, which this token must not open.
 */
export function signAccessToken(
  secret: Uint8Array,
  { userId, email, isGlobalAdmin }: Pick<Principal, 'userId' | 'email' | 'isGlobalAdmin'>,
  now: Date,
): Promise<string> {
  return signToken(secret, kind, { email, account_id: userId, is_global_admin: isGlobalAdmin }, now);
}

/** @throws ServiceFailure 401 for a token that this service did not issue */
export async function holderOfAccessToken(secret: Uint8Array, token: string, now: Date): Promise<Holder> {
  const claims = await readToken(secret, kind, token, now);
  if (claims === undefined || typeof claims.account_id !== 'string') throw unauthorized();
  return { email: claims.sub, userId: claims.account_id };
}
