import { and, eq, ne } from 'drizzle-orm';
import { postPasswordMail } from '../../auth/account-links/accountLinks';
import { lockAccounts } from '../../auth/lockAccounts';
import { hashPassword, type PasswordAsker, requireUsable } from '../../auth/passwords';
import { requireId } from '../../auth/scope';
import { accountLink, refreshToken } from '../../db/accountSchema';
import type { WritableOrm } from '../../db/client';
import { appUser } from '../../db/schema';
import type { Change } from '../../domain/change';
import type { Language } from '../../domain/languages';
import type { Principal } from '../../domain/principal';
import { missing, ServiceFailure } from '../../http/failure';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { accountFailures } from './account.failures';

/** @throws ServiceFailure 404 if the session is not, or is no longer, one of the caller's */
export async function endSession(
  transaction: WritableOrm,
  { userId }: Principal,
  sessionId: string,
): Promise<void> {
  await lockAccounts(transaction, [userId]);
  const ended = await transaction
    .delete(refreshToken)
    .where(and(eq(refreshToken.userId, userId), eq(refreshToken.family, requireId(sessionId))))
    .returning({ family: refreshToken.family });
  if (ended.length === 0) throw missing();
}

export async function endOtherSessions(
  transaction: WritableOrm,
  { userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>,
): Promise<void> {
  await lockAccounts(transaction, [userId]);
  // A token of the versions without sessions has none: it lives for an hour at most.
  const isOther = sessionId === undefined ? undefined : ne(refreshToken.family, sessionId);
  await transaction.delete(refreshToken).where(and(eq(refreshToken.userId, userId), isOther));
}

interface PasswordChange {
  former: string;
  newPassword: string;
  language: Language;
}

/**
 * Hashing takes too long for a transaction, so it is done first, and the change itself is returned as a
 * function. The change ends all other sessions and the mailed links, because a stranger may hold one of them,
 * and tells the person by mail.
 * @throws ServiceFailure 400 if the password has changed since it was checked, or the new one is that of the
 * demo
 */
export async function preparePasswordChange(
  { now, refusedPassword }: Pick<ServiceDependencies, 'now' | 'refusedPassword'>,
  principal: Principal,
  { former, newPassword, language }: PasswordChange,
  asker: PasswordAsker,
): Promise<(transaction: WritableOrm) => Promise<Change[]>> {
  const { userId, email } = principal;
  const isOwn = eq(appUser.id, userId);
  requireUsable(newPassword, { refusedPassword });
  const passwordHash = await hashPassword(newPassword, asker);
  const createdAt = now();
  return async (transaction) => {
    // Without the lock, the statement below would miss a session that is just being renewed.
    await lockAccounts(transaction, [userId]);
    // Hashing takes long: another call may have changed the password since it was compared.
    const [changed] = await transaction
      .update(appUser)
      .set({ passwordHash })
      .where(and(isOwn, eq(appUser.passwordHash, former)))
      .returning({ id: appUser.id, name: appUser.name });
    if (changed === undefined) throw currentPasswordWrong();
    await transaction.delete(accountLink).where(eq(accountLink.userId, userId));
    await endOtherSessions(transaction, principal);
    await postPasswordMail(transaction, { kind: 'passwordChanged', email, language, createdAt });
    return [{ kind: 'Account', id: userId, name: changed.name, organizationId: null }];
  };
}

export function currentPasswordWrong(): ServiceFailure {
  const fields = [{ field: 'currentPassword', textId: 'currentPassword' }] as const;
  return new ServiceFailure(400, accountFailures.passwordNotChanged, { fields });
}
