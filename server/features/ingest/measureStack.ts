import { eq } from 'drizzle-orm';
import type { FieldDepartment } from '../../auth/fieldScope';
import type { WritableOrm } from '../../db/client';
import { insertRecords } from '../../db/insertRecords';
import { type MeasurementRecord, measurement, type WrittenMeasurement } from '../../db/measurementSchema';
import { insertStacks, searchTextOf } from '../../db/searchText';
import { type StackRecord, stack, stackDecision } from '../../db/stackSchema';
import type { CardDefinition } from '../../domain/cardDefinition';
import { nextMidnight } from '../../domain/localTime';
import { timeZoneOf } from '../../domain/timeZones';
import { noteMeasured } from '../../mail-queue/measuredNotices';
import { measuredColumns } from '../../stacks/measuredColumns';
import { keepBeside } from '../../stacks/replacedVersion';

type Row = { known: StackRecord; said: Partial<StackRecord> } | { known?: undefined; said: StackRecord };

interface Measuring {
  place: FieldDepartment;
  row: Row;
  card: { id: string; definition: CardDefinition };
  former: Pick<MeasurementRecord, 'version'> | undefined;
  measured: Omit<WrittenMeasurement, 'version' | 'organizationId' | 'stackId' | 'cardVersionId'>;
}

/**
 * The measurement becomes the stack's newest version, and its figures are copied into the stack's row; values
 * from the registration that the measurement lacks stay. With its first measurement the state of the stack
 * becomes measured: it can be invoiced from the next day, and a mail reports it (`noteMeasured`). Every
 * measurement ends the decisions about the stack. The caller has locked the stack, so that two simultaneous
 * messages become two versions, and the caller writes the history.
 * @returns the stored row and version
 */
export async function measureStack(
  transaction: WritableOrm,
  { place, row, card, former, measured }: Measuring,
) {
  const before = row.known ? { ...row.known, ...row.said } : row.said;
  const state = before.state === 'PreRegistration' ? ('Measured' as const) : before.state;
  const { volume, logCount, fullMeasurement, measuredAt, receivedAt } = measured;
  const figures = {
    ...measuredColumns(card.definition, { ...before, state, volume }, measured, place.organization.country),
    state,
    cardVersionId: card.id,
    fullMeasurement,
    volume,
    logCount,
    surveyorId: measured.measuredById,
    measurementDateTime: measuredAt,
    loadedIntoSystemDateTime: before.loadedIntoSystemDateTime ?? receivedAt,
    lastModifiedDateTime: receivedAt,
    ...(former === undefined && { invoiceableDateTime: invoiceableFrom(place, receivedAt) }),
  };
  const after = { ...before, ...figures };
  if (row.known)
    await transaction
      .update(stack)
      .set({ ...row.said, ...figures, searchText: searchTextOf(after) })
      .where(eq(stack.id, after.id));
  else await insertStacks(transaction, [after]);
  const version = {
    ...measured,
    organizationId: after.organizationId,
    stackId: after.id,
    version: (former?.version ?? 0) + 1,
    cardVersionId: card.id,
  };
  if (row.known && former) await keepBeside(transaction, row.known, former.version);
  await insertRecords(transaction, measurement, [version]);
  // Decisions were about the former measurement.
  if (row.known) await transaction.delete(stackDecision).where(eq(stackDecision.stackId, after.id));
  if (former === undefined) await noteMeasured(transaction, after, receivedAt);
  return { stack: after, measurement: version };
}

function invoiceableFrom({ organization }: FieldDepartment, receivedAt: Date): Date {
  return new Date(nextMidnight(timeZoneOf(organization.country), receivedAt.getTime()));
}
