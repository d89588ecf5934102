import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import type { FieldDepartment } from '../../auth/fieldScope';
import { measurementCardVersion } from '../../db/cardSchema';
import type { WritableOrm } from '../../db/client';
import { measurement } from '../../db/measurementSchema';
import { insertStacks, searchTextOf } from '../../db/searchText';
import { type StackRecord, stack } from '../../db/stackSchema';
import { checkValues, orderNumberBeside } from '../../domain/checkValues';
import { positionOf } from '../../domain/fieldValue';
import { measuredFigures } from '../../domain/measuredFigures';
import { accountOf } from '../../domain/principal';
import { fieldRoles } from '../../domain/roles';
import { badRequest, conflict } from '../../http/failure';
import { measuredColumns } from '../../stacks/measuredColumns';
import { ingestFailures } from './ingest.failures';
import type { Registration } from './ingest.routes';
import { emptyStack, type Outcome, positionColumns, stackChange } from './ingestedStack';
import { futureTimes, openMessage, publishedCard, type Received } from './openMessage';
import { numberFaults, numberOfKnownStack, numberOfNewStack } from './stackNumbers';

/**
 * A message changes a registration only if it is newer. If the stack has been measured, it adds only values
 * that the measurement lacks.
 * @throws ServiceFailure whose answer names the field
 */
export async function registerStack(
  transaction: WritableOrm,
  received: Received<Registration>,
): Promise<Outcome> {
  const { fieldDepartment, existing } = await openMessage(transaction, received, fieldRoles);
  const { message, now } = received;
  const changedAt = new Date(message.changedAt);
  if (existing?.registrationChangedAt && existing.registrationChangedAt >= changedAt)
    return { stack: existing, outcome: 'known', changes: [], isStale: true };
  if (existing?.state === 'AssignedToSawmill' && existing.registrationChangedAt !== null)
    throw conflict(ingestFailures.registrationFinal, { field: 'clientKey', textId: 'invalid' });
  const said = await checkedRegistration(transaction, fieldDepartment, received, existing);
  if (existing === undefined) return insertStack(transaction, fieldDepartment, received, said);
  const number = await numberOfKnownStack(transaction, fieldDepartment, {
    sent: message.stackNumber,
    current: existing.stackNumber,
    isMeasured: existing.state !== 'PreRegistration',
  });
  const registered = { ...existing, ...said, registrationChangedAt: changedAt, lastModifiedDateTime: now };
  const { after, isSeen } =
    existing.state === 'PreRegistration'
      ? { after: { ...registered, stackNumber: number }, isSeen: true }
      : await besideMeasurement(transaction, fieldDepartment, existing, registered);
  const fillsOnly = existing.state !== 'PreRegistration' && { fillsOnly: true as const };
  // The device learns that its message has changed nothing, and the next one is compared with its time.
  if (!isSeen) {
    // A later measurement may leave open what the registration says.
    const kept = { registrationChangedAt: changedAt, registeredValues: after.registeredValues };
    await transaction.update(stack).set(kept).where(eq(stack.id, existing.id));
    return { stack: { ...existing, ...kept }, outcome: 'known', changes: [], ...fillsOnly };
  }
  const { id, litres: _litres, thousandthsOfCubicFeet: _thousandths, ...columns } = after;
  await transaction
    .update(stack)
    .set({ ...columns, searchText: searchTextOf(after) })
    .where(eq(stack.id, id));
  return { stack: after, outcome: 'changed', changes: [stackChange(existing, after)], ...fillsOnly };
}

async function checkedRegistration(
  transaction: WritableOrm,
  fieldDepartment: FieldDepartment,
  { principal, message, now }: Received<Registration>,
  existing: StackRecord | undefined,
) {
  const card = (await publishedCard(transaction, fieldDepartment, message.cardVersionId)).definition;
  const { values, faults } = checkValues(card, 'RequiredForPreregistration', {
    ...message,
    beside: [orderNumberBeside(card, message.orderNumber)],
    isKnown: (fieldId, fieldType) =>
      fieldId === card.fieldIds.registrator ||
      fieldId === card.stackFields?.registrationDate ||
      (fieldType === 'Position' && message.position !== undefined),
  });
  const { registeredAt, changedAt, stackNumber } = message;
  const ofNumber = numberFaults(fieldDepartment, stackNumber, existing?.stackNumber);
  const all = [...futureTimes({ registeredAt, changedAt }, now), ...ofNumber, ...faults];
  if (all.length > 0) throw badRequest(...all.slice(0, 20));
  const { inCubicFeet: _, ...wood } = measuredFigures(card, values);
  return {
    ...wood,
    ...positionColumns(message),
    registeredValues: values,
    polterId: message.polterId || null,
    orderNumber: message.orderNumber || null,
    registratorId: existing?.registratorId ?? accountOf(principal),
    registrationDateTime: new Date(registeredAt),
  };
}

async function insertStack(
  transaction: WritableOrm,
  fieldDepartment: FieldDepartment,
  { clientKey, message, now }: Received<Registration>,
  said: Awaited<ReturnType<typeof checkedRegistration>>,
): Promise<Outcome> {
  const { stackNumber } = message;
  const registeredAt = new Date(message.registeredAt);
  const added: StackRecord = {
    ...emptyStack(fieldDepartment, clientKey, now),
    ...said,
    stackNumber: await numberOfNewStack(transaction, fieldDepartment, { stackNumber, registeredAt }),
    registrationChangedAt: new Date(message.changedAt),
  };
  await insertStacks(transaction, [added]);
  return { stack: added, isNew: true, outcome: 'new', changes: [stackChange(undefined, added)] };
}

async function besideMeasurement<Row extends StackRecord>(
  transaction: WritableOrm,
  { organization }: FieldDepartment,
  existing: StackRecord,
  registered: Row,
) {
  const [current] = await transaction
    .select({ measurement, definition: measurementCardVersion.definition })
    .from(measurement)
    .innerJoin(measurementCardVersion, eq(measurementCardVersion.id, measurement.cardVersionId))
    .where(eq(measurement.stackId, existing.id))
    .orderBy(desc(measurement.version))
    .limit(1);
  const { latitude, longitude, height, accuracy } = positionOf(existing) === null ? registered : existing;
  const row = {
    ...registered,
    ...{ latitude, longitude, height, accuracy },
    polterId: existing.polterId ?? registered.polterId,
    orderNumber: existing.orderNumber ?? registered.orderNumber,
  };
  if (!current) return { after: row, isSeen: true };
  const after = {
    ...row,
    ...measuredColumns(current.definition, row, current.measurement, organization.country),
  };
  const seen = (of: StackRecord) => ({
    ...of,
    registeredValues: { ...of.registeredValues, ...current.measurement.values },
    registrationChangedAt: null,
    lastModifiedDateTime: null,
  });
  return { after, isSeen: !isDeepStrictEqual(seen(after), seen(existing)) };
}
