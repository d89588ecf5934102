import { and, eq } from 'drizzle-orm';
import { requireId } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { appUser } from '../../db/schema';
import type { Change, Changed } from '../../domain/change';
import type { Language } from '../../domain/languages';
import type { Principal } from '../../domain/principal';
import { conflict, forbidden, missing } from '../../http/failure';
import { findOrCreateAccount, letAccountsLeave } from '../../people/accounts';
import { type GlobalAdmin, globalAdminColumns, selectGlobalAdmins } from '../../people/globalAdmins.queries';
import { postInvitation } from '../../people/invitations';
import { peopleFailures } from '../../people/people.failures';

/** Undefined means the operator of the command line, who may act without being a global admin. */
type Actor = Principal | undefined;

interface NewGlobalAdmin {
  principal: Actor;
  email: string;
  language: Language;
  now: Date;
}

function changeOf(
  { userId: id, name, email }: GlobalAdmin,
  { before, after }: { before: boolean; after: boolean },
): Change {
  return {
    kind: 'Account',
    id,
    name: name === '' ? email : name,
    organizationId: null,
    before: { isGlobalAdmin: before },
    after: { isGlobalAdmin: after },
  };
}

/**
 * All global admins are locked. If two remove each other at the same time, one of them therefore remains; and
 * a removed global admin cannot add anybody.
 * @throws ServiceFailure 403 if the caller is no longer a global admin
 */
async function lockGlobalAdmins(transaction: WritableOrm, principal: Actor): Promise<GlobalAdmin[]> {
  const admins = await selectGlobalAdmins(transaction).orderBy(appUser.id).for('update');
  if (principal && !admins.some(({ userId }) => userId === principal.userId)) throw forbidden();
  return admins;
}

export async function addGlobalAdmin(
  transaction: WritableOrm,
  { principal, email, language, now }: NewGlobalAdmin,
): Promise<Changed<GlobalAdmin>> {
  await lockGlobalAdmins(transaction, principal);
  const account = await findOrCreateAccount(transaction, { email, name: '' });
  const added = await transaction
    .update(appUser)
    .set({ isGlobalAdmin: true })
    .where(and(eq(appUser.id, account.id), eq(appUser.isGlobalAdmin, false)))
    .returning({ id: appUser.id });
  const owner = { organizationId: null, name: 'Stackyard', language };
  if (added.length > 0)
    await postInvitation(transaction, {
      callerId: principal?.userId ?? null,
      account,
      owner,
      access: null,
      now,
    });
  const [admin] = await transaction
    .select(globalAdminColumns)
    .from(appUser)
    .where(eq(appUser.id, account.id));
  if (admin === undefined) throw missing();
  return {
    result: admin,
    changes: added.length > 0 ? [changeOf(admin, { before: false, after: true })] : [],
  };
}

/**
 * @throws ServiceFailure 403 if the caller is no longer a global admin, 404 if the other person is not a
 * global admin, 409 if nobody who can sign in would be left
 */
export async function removeGlobalAdmin(
  transaction: WritableOrm,
  principal: Actor,
  id: string,
): Promise<Change[]> {
  const userId = requireId(id);

  const admins = await lockGlobalAdmins(transaction, principal);
  const removed = admins.find((admin) => admin.userId === userId);
  if (removed === undefined) throw missing();
  const isLast = !admins.some((admin) => admin.userId !== userId && admin.confirmed);
  if (removed.confirmed && isLast) throw conflict(peopleFailures.lastGlobalAdmin);
  await transaction.update(appUser).set({ isGlobalAdmin: false }).where(eq(appUser.id, userId));
  await letAccountsLeave(transaction, [userId]);
  return [changeOf(removed, { before: true, after: false })];
}
