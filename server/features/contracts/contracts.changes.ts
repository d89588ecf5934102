import { and, eq } from 'drizzle-orm';
import { administeredOrganization } from '../../auth/scope';
import type { Orm, WritableOrm } from '../../db/client';
import { contract } from '../../db/schema';
import type { Change } from '../../domain/change';
import { beginningOf, contractDayOf, expiryOf } from '../../domain/contractDays';
import type { Principal } from '../../domain/principal';
import { retentionFrom } from '../../domain/retention';
import { entityTag, requireVersion } from '../../http/entityTag';
import { preconditionFailed } from '../../http/failure';
import type { ContractFields } from './contracts.routes';

type Period = (typeof contract.$inferSelect)['period'];

export async function contractOf(orm: Orm, organizationId: string, period: Period) {
  const [found] = await orm
    .select({
      customerNumber: contract.customerNumber,
      fullMeasurementPrice: contract.fullMeasurementPrice,
      pieceMeasurementPrice: contract.pieceMeasurementPrice,
      guaranteedVolume: contract.guaranteedVolume,
      settlementType: contract.settlementType,
      accounting: contract.accounting,
      currency: contract.currency,
      levelOfInvoice: contract.levelOfInvoice,
      dataRetentionDurationInMonths: contract.dataRetentionMonths,
      startDate: contract.startDate,
      endDate: contract.endDate,
    })
    .from(contract)
    .where(isOf(organizationId, period));
  if (found === undefined) return undefined;
  const { startDate, endDate } = found;
  return {
    ...found,
    startDate: beginningOf(startDate),
    endDate: expiryOf(endDate),
    etag: entityTag(found),
  };
}

export async function retentionOf(orm: Orm, organizationId: string) {
  const [found] = await orm
    .select({ months: contract.dataRetentionMonths, from: contract.retentionFrom })
    .from(contract)
    .where(isOf(organizationId, 'current'));
  return found;
}

export function isOf(organizationId: string, period: Period) {
  return and(eq(contract.organizationId, organizationId), eq(contract.period, period));
}

interface Conditions {
  'if-match'?: string | undefined;
  'if-none-match'?: '*' | undefined;
}

export async function writeContract(
  transaction: WritableOrm,
  principal: Principal,
  { period, now, ...path }: { id: string; period: Period; now: Date },
  fields: ContractFields,
  conditions: Conditions,
): Promise<Change[]> {
  const { dataRetentionDurationInMonths: months, ...terms } = fields;
  const { id: organizationId, name } = await administeredOrganization(transaction, principal, path.id);
  const found = await contractOf(transaction, organizationId, period);
  requireExpected(found, conditions);
  const from =
    period === 'next' ? null : retentionFrom(await retentionOf(transaction, organizationId), months, now);
  const values = { ...terms, dataRetentionMonths: months, retentionFrom: from };
  await transaction
    .insert(contract)
    .values({ organizationId, period, ...values })
    .onConflictDoUpdate({ target: [contract.organizationId, contract.period], set: values });
  const before = found && contractInHistory(found);
  return [{ kind: 'Contract', id: organizationId, name, organizationId, before, after: fields }];
}

export function contractInHistory({
  etag: _,
  startDate,
  endDate,
  ...found
}: NonNullable<Awaited<ReturnType<typeof contractOf>>>) {
  return { ...found, startDate: contractDayOf(startDate), endDate: contractDayOf(endDate) };
}

function requireExpected(current: { etag: string } | undefined, conditions: Conditions): void {
  const ifMatch = conditions['if-match'];
  if (current === undefined ? ifMatch !== undefined : conditions['if-none-match'] === '*')
    throw preconditionFailed();
  if (current !== undefined) requireVersion(ifMatch, current.etag);
}
