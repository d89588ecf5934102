import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signAccessToken } from '../auth/tokens/jwt';
import { startFamily } from '../auth/tokens/refreshTokens';
import type { WritableOrm } from '../db/client';
import { appUser } from '../db/schema';
import type { TokenSecret } from '../ports/tokenSecret';

/** No password hash is computed. A token for an address without an account gives no access. */
export async function tokenOf(
  orm: WritableOrm,
  secret: TokenSecret,
  email: string,
  now: Date,
): Promise<string> {
  const [account] = await orm.select({ userId: appUser.id }).from(appUser).where(eq(appUser.email, email));
  const nobody = { userId: randomUUID(), email, isGlobalAdmin: false, sessionId: randomUUID() };
  if (account === undefined) return signAccessToken(secret, nobody, now);
  const { sessionId } = await startFamily(orm, account.userId, now);
  return signAccessToken(secret, { ...nobody, ...account, sessionId }, now);
}
