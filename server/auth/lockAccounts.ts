import type { WritableOrm } from '../db/client';
import { isOneOfIds } from '../db/isOneOfIds';
import { appUser } from '../db/schema';

/**
 * Accounts are locked before their memberships are counted or their sessions are ended. The lock waits for
 * transactions that insert rows with a foreign key to these accounts, so the next statement sees their rows.
 */
export async function lockAccounts(transaction: WritableOrm, userIds: readonly string[]): Promise<void> {
  await transaction
    .select({ id: appUser.id })
    .from(appUser)
    .where(isOneOfIds(appUser.id, userIds))
    .orderBy(appUser.id)
    .for('update');
}
