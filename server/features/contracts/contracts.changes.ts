import { and, eq } from 'drizzle-orm';
import { administeredOrganization } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { contract } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { entityTag, requireVersion } from '../../http/entityTag';
import { preconditionFailed } from '../../http/failure';
import { beginningOf, expiryOf } from './contractDays';
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
    .where(and(eq(contract.organizationId, organizationId), eq(contract.period, period)));
  if (found === undefined) return undefined;
  const { startDate, endDate } = found;
  return {
    ...found,
    startDate: beginningOf(startDate),
    endDate: expiryOf(endDate),
    etag: entityTag(found),
  };
}

interface Conditions {
  'if-match'?: string | undefined;
  'if-none-match'?: '*' | undefined;
}

/** Creates or replaces the contract of one period; 412 when it is not the version that the caller expects. */
export async function writeContract(
  orm: Orm,
  principal: Principal,
  path: { id: string; period: Period },
  fields: ContractFields,
  conditions: Conditions,
): Promise<void> {
  const { dataRetentionDurationInMonths, ...terms } = fields;
  const values = { ...terms, dataRetentionMonths: dataRetentionDurationInMonths };
  await orm.transaction(async (transaction) => {
    const { id: organizationId } = await administeredOrganization(transaction, principal, path.id);
    requireExpected(await contractOf(transaction, organizationId, path.period), conditions);
    await transaction
      .insert(contract)
      .values({ organizationId, period: path.period, ...values })
      .onConflictDoUpdate({ target: [contract.organizationId, contract.period], set: values });
  });
}

function requireExpected(current: { etag: string } | undefined, conditions: Conditions): void {
  const ifMatch = conditions['if-match'];
  if (current === undefined ? ifMatch !== undefined : conditions['if-none-match'] === '*')
    throw preconditionFailed();
  if (current !== undefined) requireVersion(ifMatch, current.etag);
}
