import { and, eq, lt } from 'drizzle-orm';
import { administeredOrganization } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { contract, organization, person } from '../../db/schema';
import type { Change } from '../../domain/change';
import type { Principal } from '../../domain/principal';
import { retentionNotice } from '../../domain/retention';
import { endSessionsWithoutAccess } from '../../people/accounts';
import { changeOf } from './organizations.changes';

interface State {
  id: string;
  active: boolean;
  now: Date;
}

/**
 * `loadPrincipal` reads the state with each call, so a change takes effect immediately. Sessions of people
 * who lose all access end, so that they must sign in again later.
 */
export async function setOrganizationState(
  transaction: WritableOrm,
  principal: Principal,
  { id, active, now }: State,
): Promise<Change[]> {
  const found = await administeredOrganization(transaction, principal, id);
  await transaction.update(organization).set({ active }).where(eq(organization.id, found.id));
  if (active && !found.active) await postponeRetention(transaction, found.id, now);
  if (!active) await endSessionsWithoutAccess(transaction, await peopleOf(transaction, found.id));
  return [changeOf(found, { before: { active: found.active }, after: { active } })];
}

/**
 * Stacks whose retention ended while the organisation was inactive are not deleted immediately, because
 * nobody could look at them.
 */
async function postponeRetention(transaction: WritableOrm, organizationId: string, now: Date): Promise<void> {
  const retentionFrom = new Date(now.getTime() + retentionNotice);
  await transaction
    .update(contract)
    .set({ retentionFrom })
    .where(and(eq(contract.organizationId, organizationId), lt(contract.retentionFrom, retentionFrom)));
}

async function peopleOf(transaction: WritableOrm, organizationId: string): Promise<string[]> {
  const rows = await transaction
    .select({ userId: person.userId })
    .from(person)
    .where(eq(person.organizationId, organizationId));
  return rows.map(({ userId }) => userId);
}
