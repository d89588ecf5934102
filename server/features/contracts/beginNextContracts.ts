import { and, eq, lte } from 'drizzle-orm';
import { recordOwnChanges } from '../../calls/recordChanges';
import type { Database, WritableOrm } from '../../db/client';
import { contract, organization } from '../../db/schema';
import type { Change } from '../../domain/change';
import { contractDayOf } from '../../domain/contractDays';
import { retentionFrom } from '../../domain/retention';
import { contractInHistory, contractOf, isOf, retentionOf } from './contracts.changes';

/**
 * A next contract begins on its first day in UTC, even if the former contract has not ended, or ended some
 * time ago. Each organisation has a transaction of its own. It reads the contract again after locking, so
 * that the work of another instance or a person is not repeated.
 */
export async function beginNextContracts(database: Database, now: Date): Promise<void> {
  const due = await database.orm
    .select({ organizationId: contract.organizationId })
    .from(contract)
    .where(hasBegun(now));
  for (const { organizationId } of due)
    await recordOwnChanges(database, { operationId: 'beginNextContract', at: now }, (transaction) =>
      beginNextContract(transaction, organizationId, now),
    );
}

function hasBegun(now: Date) {
  return and(eq(contract.period, 'next'), lte(contract.startDate, contractDayOf(now.toISOString())));
}

async function beginNextContract(
  transaction: WritableOrm,
  organizationId: string,
  now: Date,
): Promise<Change[]> {
  const [owner] = await transaction
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, organizationId))
    .for('update');
  const former = await contractOf(transaction, organizationId, 'current');
  const retention = await retentionOf(transaction, organizationId);
  const next = await contractOf(transaction, organizationId, 'next');
  if (
    owner === undefined ||
    next === undefined ||
    contractDayOf(next.startDate) > contractDayOf(now.toISOString())
  )
    return [];
  const from = retentionFrom(retention, next.dataRetentionDurationInMonths, now);
  await transaction.delete(contract).where(isOf(organizationId, 'current'));
  await transaction
    .update(contract)
    .set({ period: 'current', retentionFrom: from })
    .where(isOf(organizationId, 'next'));
  return [
    {
      kind: 'Contract',
      id: organizationId,
      name: owner.name,
      organizationId,
      before: former && contractInHistory(former),
      after: contractInHistory(next),
      // Both contracts may have the same fields.
      hasChangedOtherwise: true,
    },
  ];
}
