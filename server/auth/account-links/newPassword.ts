import { and, eq, isNull } from 'drizzle-orm';
import { accountLink, refreshToken } from '../../db/accountSchema';
import { appUser } from '../../db/schema';
import { linkInvalid } from '../../http/failure';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { hashPassword } from '../passwords';
import { consumeAccountLink } from './accountLinks';

export interface NewPassword {
  /** Lower case, as accounts have it. */
  email: string;
  token: string;
  password: string;
  purpose: 'confirm' | 'reset';
}

/**
 * Sets the password by a mailed link; a confirmation works while there is none yet. Other links of the account and all
 * its sessions end, because whoever holds them may be the reason.
 * @throws ServiceFailure 400: the link is not valid (any more)
 */
export async function setPasswordByLink(
  { database, now }: Pick<ServiceDependencies, 'database' | 'now'>,
  { email, token, password, purpose }: NewPassword,
): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    const userId = await consumeAccountLink(transaction, { email, purpose, token, now: now() });
    if (userId === undefined) throw linkInvalid();
    const mayChange = purpose === 'confirm' ? isNull(appUser.passwordHash) : undefined;
    const [changed] = await transaction
      .update(appUser)
      .set({ passwordHash: await hashPassword(password) })
      .where(and(eq(appUser.id, userId), mayChange))
      .returning({ id: appUser.id });
    if (changed === undefined) throw linkInvalid();
    await transaction.delete(accountLink).where(eq(accountLink.userId, userId));
    await transaction.delete(refreshToken).where(eq(refreshToken.userId, userId));
  });
}
