import { and, eq, gt, lte } from 'drizzle-orm';
import { recordOwnChanges } from '../../../calls/recordChanges';
import type { Database, WritableOrm } from '../../../db/client';
import { contract, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { Change } from '../../../domain/change';
import { localMonthsBefore } from '../../../domain/localTime';
import { timeZoneOf } from '../../../domain/timeZones';
import { deleteStacks, deletionOf } from '../../../stacks/deleteStacks';
import { isUntouchedSince } from './retention.queries';

/** A transaction deletes only this many stacks, so that changes of people need not wait long. */
const batch = 200;

/**
 * Stacks whose retention is over are deleted for good, each with an entry in the history. An inactive
 * organisation keeps all of its data. Each batch takes the lock that changes of the contract take, and reads
 * the contract again.
 */
export async function deleteOldStacks(database: Database, now: Date, ending?: AbortSignal): Promise<void> {
  const organizations = await database.orm
    .select({ id: organization.id })
    .from(organization)
    .innerJoin(contract, hasRetention(now));
  for (const { id } of organizations) {
    let deleted = batch;
    while (deleted === batch && ending?.aborted !== true)
      await recordOwnChanges(database, { operationId: 'deleteOldStacks', at: now }, async (transaction) => {
        const changes = await deleteBatch(transaction, id, now);
        deleted = changes.length;
        return changes;
      });
  }
}

function hasRetention(now: Date) {
  return and(
    eq(contract.organizationId, organization.id),
    eq(contract.period, 'current'),
    eq(organization.active, true),
    // Former versions of the program stored 0 months for no retention.
    gt(contract.dataRetentionMonths, 0),
    lte(contract.retentionFrom, now),
  );
}

async function deleteBatch(transaction: WritableOrm, organizationId: string, now: Date): Promise<Change[]> {
  const [found] = await transaction
    .select({ months: contract.dataRetentionMonths, country: organization.country })
    .from(organization)
    .innerJoin(contract, hasRetention(now))
    .where(eq(organization.id, organizationId))
    .for('update', { of: organization });
  if (found === undefined || found.months === null) return [];
  const since = localMonthsBefore(timeZoneOf(found.country), now, found.months);
  const rows = await transaction
    .select()
    .from(stack)
    .where(isUntouchedSince(transaction, organizationId, since))
    .limit(batch)
    .for('update');
  await deleteStacks(transaction, rows, now);
  return rows.map((row) => deletionOf(row, organizationId));
}
