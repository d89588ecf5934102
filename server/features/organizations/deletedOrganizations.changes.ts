import { arrayContains, eq } from 'drizzle-orm';
import { administeredOrganization, requireId } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { deletedOrganization } from '../../db/deletedSchema';
import { stackExport } from '../../db/exportSchema';
import { allowLongStatements } from '../../db/longStatements';
import type { Change, Changed } from '../../domain/change';
import type { Principal } from '../../domain/principal';
import { missing } from '../../http/failure';
import { deleteAccountsWithoutMembership } from '../../people/accounts';
import { deletedOrganizationOf } from './deletedOrganizations.queries';
import { forgetPasswordsInUse, keepRows, returnRows } from './deletedRows';
import { namesOnlyOf, organizationContents, usersOnlyOf } from './organizationContents';
import { changeOf, fieldsOf } from './organizations.changes';

interface Deletion {
  id: string;
  now: Date;
}

/**
 * The organisation and those of its accounts that have no other membership are deleted in one transaction.
 * Stacks of other organisations lose the names of deleted registrators and surveyors.
 */
export async function deleteOrganization(
  transaction: WritableOrm,
  principal: Principal,
  { id, now }: Deletion,
): Promise<Change[]> {
  await allowLongStatements(transaction);
  const found = await administeredOrganization(transaction, principal, id);
  const contents = await organizationContents(transaction, found.id);
  const leaving = [
    ...(await usersOnlyOf(transaction, found.id)),
    ...(await namesOnlyOf(transaction, found.id)),
  ];
  await transaction
    .insert(deletedOrganization)
    .values({ id: found.id, name: found.name, deletedAt: now, deletedBy: principal.name });
  await transaction.delete(stackExport).where(arrayContains(stackExport.organizationIds, [found.id]));
  await keepRows(transaction, found.id, leaving);
  // Foreign keys delete sessions, mailed links and answers of repeated calls with the accounts.
  await deleteAccountsWithoutMembership(transaction, leaving);
  await forgetPasswordsInUse(transaction);
  return [changeOf(found, { before: { ...fieldsOf(found), ...contents } })];
}

/**
 * The second of two simultaneous calls finds no deleted organisation.
 * @throws ServiceFailure 404 if the organisation is not deleted, or was deleted too long ago
 */
export async function bringBackOrganization(
  transaction: WritableOrm,
  principal: Principal,
  { id, now }: Deletion,
): Promise<Changed<null>> {
  await allowLongStatements(transaction);
  const [deleted] = await deletedOrganizationOf(transaction, requireId(id), now).for('update');
  if (deleted === undefined) throw missing();
  await returnRows(transaction, deleted.id);
  await transaction.delete(deletedOrganization).where(eq(deletedOrganization.id, deleted.id));
  const found = await administeredOrganization(transaction, principal, deleted.id);
  const contents = await organizationContents(transaction, found.id);
  return { result: null, changes: [changeOf(found, { after: { ...fieldsOf(found), ...contents } })] };
}
