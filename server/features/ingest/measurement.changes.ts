import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { desc, eq } from 'drizzle-orm';
import type { FieldDepartment } from '../../auth/fieldScope';
import type { WritableOrm } from '../../db/client';
import { measurement } from '../../db/measurementSchema';
import type { StackRecord } from '../../db/stackSchema';
import type { CardDefinition } from '../../domain/cardDefinition';
import { checkValues, logCountFieldOf, orderNumberBeside, shownVolume } from '../../domain/checkValues';
import { positionOf } from '../../domain/fieldValue';
import {
  columnsOfPosition,
  type HandCorrections,
  isSamePosition,
  orNothing,
  type StoredPosition,
  standingCorrections,
} from '../../domain/handCorrections';
import { packLogEnds } from '../../domain/logEnds';
import { messageDigestOf, storedMessageDigest } from '../../domain/messageDigest';
import { normalText } from '../../domain/normalText';
import { accountOf } from '../../domain/principal';
import { measuringRoles } from '../../domain/roles';
import { isSameMeasurement } from '../../domain/sameMeasurement';
import { diametersFieldOf, type StoredValues } from '../../domain/storedFields';
import { badRequest, conflict } from '../../http/failure';
import { ingestFailures } from './ingest.failures';
import type { Measurement } from './ingest.routes';
import { type Outcome, positionColumns, stackChange, unregisteredStack } from './ingestedStack';
import { measureStack } from './measureStack';
import { futureTimes, openMessage, publishedCard, type Received } from './openMessage';
import { numberOfKnownStack } from './stackNumbers';

const compress = promisify(gzip);

interface ReceivedMeasurement extends Received<Measurement> {
  text: string;
}

/**
 * Stores a first measurement or, as the next version, a correction. If the stack has not been registered, the
 * message registers it.
 * @throws ServiceFailure whose answer names the field
 */
export async function measureIngested(
  transaction: WritableOrm,
  received: ReceivedMeasurement,
): Promise<Outcome> {
  const { principal, message, now } = received;
  const { fieldDepartment, existing } = await openMessage(transaction, received, measuringRoles);
  const former = existing ? await versionsOf(transaction, existing.id) : [];
  const messageDigest = digestOf(received.text);
  const [current] = former;
  if (existing && isStored(former, messageDigest))
    return { stack: existing, measurement: current, outcome: 'known', changes: [], isStale: true };
  if (current) requireSameDevice(message, current, existing);
  const card = await publishedCard(transaction, fieldDepartment, message.cardVersionId);
  const orderNumberField = card.definition.stackFields?.orderNumber;
  // If the order number came as a value, with a former version of the card, it can only be kept as a value.
  const formerNumber = orderNumberField ? current?.values[orderNumberField] : undefined;
  const values = {
    ...(orderNumberField && formerNumber !== undefined && { [orderNumberField]: formerNumber }),
    ...checkedValues(card.definition, received, existing),
  };
  const { instrument, volume = null, logCount = null } = message;
  const said = {
    values,
    logEnds: message.logEnds.length > 0 ? packLogEnds(message.logEnds) : null,
    fullMeasurement: message.fullMeasurement,
    volume,
    logCount,
    instrument: instrument?.name ?? null,
    certificate: instrument?.certificate ?? null,
    certificateValidUntil: instrument?.certificateValidUntil ?? null,
    measuredAt: new Date(message.measuredAt),
  };
  const isKnown = (version: Version) =>
    // A return to former values is a correction, whose reason says so.
    (version === current || message.reason === undefined || message.reason === version.reason) &&
    isSameMeasurement({ ...said, cardVersionId: card.id }, version);
  const corrections = current?.corrected ?? null;
  const known = former.filter(isKnown);
  if (existing && saysNothingElse(message, existing, corrections) && known.length > 0)
    return {
      ...{ stack: existing, measurement: current, outcome: 'known', changes: [] },
      ...(known[0] !== current && { isStale: true }),
    };
  if (current && message.reason === undefined)
    throw conflict(ingestFailures.measuredOtherwise, { field: 'reason', textId: 'reasonMissing' });
  const standing =
    current && corrections
      ? correctionsAfter(card.definition, {
          ...{ said, message, current, corrections },
          registered: existing?.registeredValues ?? null,
        })
      : null;
  const row = existing
    ? {
        known: existing,
        said: await saidBeside(transaction, fieldDepartment, received, { existing, standing }),
      }
    : {
        said: await unregisteredStack(transaction, fieldDepartment, {
          ...received,
          registeredAt: new Date(message.measuredAt),
        }),
      };
  const written = await measureStack(transaction, {
    place: fieldDepartment,
    row,
    card,
    former: current,
    measured: {
      ...said,
      // A value that an administrator has corrected stays corrected if the device repeats its former value.
      values: { ...values, ...standing?.kept },
      corrected: standing?.corrected ?? null,
      app: message.app ?? null,
      measuredById: current ? current.measuredById : accountOf(principal),
      receivedAt: now,
      source: current ? 'Correction' : principal.keyHash === undefined ? 'App' : 'Key',
      reason: message.reason ?? null,
      authorId: current ? accountOf(principal) : null,
      message: await compress(received.text),
      messageDigest,
    },
  });
  const change = stackChange(existing, written.stack, {
    before: { version: current?.version },
    after: { version: written.measurement.version, reason: message.reason },
  });
  return { ...written, isNew: existing === undefined, outcome: 'new', changes: [change] };
}

function versionsOf(transaction: WritableOrm, stackId: string) {
  return transaction
    .select({
      version: measurement.version,
      cardVersionId: measurement.cardVersionId,
      measuredAt: measurement.measuredAt,
      receivedAt: measurement.receivedAt,
      message: measurement.message,
      messageDigest: measurement.messageDigest,
      instrument: measurement.instrument,
      certificate: measurement.certificate,
      certificateValidUntil: measurement.certificateValidUntil,
      measuredById: measurement.measuredById,
      values: measurement.values,
      logEnds: measurement.logEnds,
      fullMeasurement: measurement.fullMeasurement,
      volume: measurement.volume,
      logCount: measurement.logCount,
      reason: measurement.reason,
      corrected: measurement.corrected,
    })
    .from(measurement)
    .where(eq(measurement.stackId, stackId))
    .orderBy(desc(measurement.version));
}

type Version = Awaited<ReturnType<typeof versionsOf>>[number];

function isStored(versions: readonly Version[], digest: string): boolean {
  return versions.some(
    ({ message, messageDigest }) => (messageDigest ?? (message && storedMessageDigest(message))) === digest,
  );
}

/** @throws ServiceFailure 400 if values are nested too deeply to be written as JSON again */
function digestOf(text: string): string {
  try {
    return messageDigestOf(text);
  } catch (failure) {
    if (failure instanceof RangeError) throw badRequest({ field: 'values', textId: 'invalid' });
    throw failure;
  }
}

function saysNothingElse(
  message: Measurement,
  known: StackRecord,
  corrections: HandCorrections | null,
): boolean {
  const { stackNumber, polterId, orderNumber, position } = message;
  const isSame = (said: string | undefined, ...texts: (string | null | undefined)[]) =>
    !said || texts.some((text) => normalText(said) === normalText(text ?? ''));
  const place = position && positionColumns(message);
  const places: StoredPosition[] = [known, ...(corrections?.position ? [corrections.position] : [])];
  return (
    isSame(stackNumber, known.stackNumber) &&
    isSame(polterId, known.polterId) &&
    isSame(orderNumber, known.orderNumber, corrections?.orderNumber) &&
    (place === undefined || places.some((one) => isSamePosition(one, place)))
  );
}

interface Corrected {
  said: { values: StoredValues };
  registered: StoredValues | null;
  message: Measurement;
  current: Version;
  corrections: HandCorrections;
}

function correctionsAfter(
  card: CardDefinition,
  { said, registered, message, current, corrections }: Corrected,
) {
  const corrected = standingCorrections(corrections, {
    values: { ...registered, ...said.values },
    orderNumber: message.orderNumber,
    position: message.position && columnsOfPosition(positionColumns(message)),
  });
  if (corrected === null) return null;
  const held = Object.keys(corrected.values).map((id) => [id, current.values[id]] as const);
  // Another version of the card may not have the field, or not the option.
  const fits = ([id, value]: readonly [string, unknown]) =>
    checkValues(card, 'RequiredForMeasurement', { values: { [id]: value }, units: {}, isKnown: () => true })
      .faults.length === 0;
  const kept = Object.fromEntries(held.filter(fits));
  const values = Object.fromEntries(
    Object.entries(corrected.values).filter(([id]) => Object.hasOwn(kept, id)),
  );
  return { corrected: orNothing({ ...corrected, values }), kept };
}

function requireSameDevice(message: Measurement, current: Version, existing: StackRecord | undefined): void {
  const isSameDevice = normalText(current.instrument ?? '') === normalText(message.instrument?.name ?? '');
  if (existing?.state === 'AssignedToSawmill' && !isSameDevice)
    throw conflict(ingestFailures.stackAssigned, { field: 'instrument', textId: 'invalid' });
}

function checkedValues(
  card: CardDefinition,
  { message, now }: Received<Measurement>,
  existing: StackRecord | undefined,
): StoredValues {
  const { position, volume, logCount, measuredAt } = message;
  const logCountField = logCountFieldOf(card);
  const hasFront = message.logEnds.some(({ file }) => file === 'FrontImage');
  const { registrator, surveyor, fullMeasurement } = card.fieldIds;
  const { registrationDate, measurementDate } = card.stackFields ?? {};
  const { values, faults } = checkValues(card, 'RequiredForMeasurement', {
    ...message,
    beside: [
      { fieldId: card.volumeFieldId, name: 'volume', value: volume && shownVolume(card, volume) },
      { fieldId: logCountField, name: 'logCount', value: logCount },
      orderNumberBeside(card, message.orderNumber),
    ],
    isKnown: (fieldId, fieldType) => {
      if (fieldType === 'Position')
        return position !== undefined || (existing !== undefined && positionOf(existing) !== null);
      if (fieldId === diametersFieldOf(card) && hasFront) return true;
      if ([registrator, surveyor, fullMeasurement, registrationDate, measurementDate].includes(fieldId))
        return true;
      if (fieldId === card.stackFields?.orderNumber && existing?.orderNumber) return true;
      return existing?.registeredValues?.[fieldId] !== undefined;
    },
  });
  const outside = message.logEnds.flatMap(({ width, height, logEnds }, picture) =>
    logEnds.flatMap(({ x, y }, index) =>
      x > width || y > height
        ? [{ field: `logEnds.${picture}.logEnds.${index}`, textId: 'outsidePicture' as const }]
        : [],
    ),
  );
  const all = [...futureTimes({ measuredAt }, now), ...outside, ...faults];
  if (all.length > 0) throw badRequest(...all.slice(0, 20));
  return {
    ...values,
    ...(fullMeasurement !== null && { [fullMeasurement]: message.fullMeasurement }),
    ...(logCountField && logCount !== undefined && { [logCountField]: logCount }),
  };
}

async function saidBeside(
  transaction: WritableOrm,
  place: FieldDepartment,
  { message }: Received<Measurement>,
  {
    existing: known,
    standing,
  }: { existing: StackRecord; standing: { corrected: HandCorrections | null } | null },
): Promise<Partial<StackRecord>> {
  const corrected = standing?.corrected;
  return {
    stackNumber: await numberOfKnownStack(transaction, place, {
      sent: message.stackNumber,
      current: known.stackNumber,
      isMeasured: known.state !== 'PreRegistration',
    }),
    ...(message.polterId && { polterId: message.polterId }),
    ...(message.orderNumber && corrected?.orderNumber === undefined && { orderNumber: message.orderNumber }),
    ...(message.position && corrected?.position === undefined && positionColumns(message)),
    // Nobody has registered it: it is as old as its measurement.
    ...(known.registrationChangedAt === null && { registrationDateTime: new Date(message.measuredAt) }),
  };
}
