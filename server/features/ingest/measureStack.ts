import { eq, max } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import type { WritableOrm } from '../../db/client';
import { insertRecords } from '../../db/insertRecords';
import { type MeasurementRecord, measurement, type WrittenMeasurement } from '../../db/measurementSchema';
import { type StackRecord, stack } from '../../db/stackSchema';
import type { CardDefinition } from '../../domain/cardDefinition';
import { instrumentOf, measuredFigures } from '../../domain/measuredFigures';
import { evidenceFailed } from '../../domain/stackEvidence';
import { fieldReader } from '../../domain/storedFields';

type NewMeasurement = Omit<WrittenMeasurement, 'version' | 'organizationId'>;

/**
 * Stores what a stack measured as its newest version, and copies its figures into the row of the stack. What the measurement
 * does not say of the wood stays as it was registered. The stack is locked: of two messages at once one is the next version.
 * A pre-registered stack becomes a measured one; when it can be invoiced is for the caller to say, and so are
 * the history and the mails (`noteMeasured`).
 * @returns the row before and after, and the number of the version; undefined where there is no such stack
 * @throws Error for a card version that is not there
 */
export async function measureStack(transaction: WritableOrm, given: NewMeasurement) {
  const [before] = await transaction.select().from(stack).where(eq(stack.id, given.stackId)).for('update');
  if (before === undefined) return undefined;
  const [card] = await transaction
    .select({ definition: measurementCardVersion.definition })
    .from(measurementCardVersion)
    .where(eq(measurementCardVersion.id, given.cardVersionId));
  if (card === undefined) throw new Error(`There is no card version ${given.cardVersionId}`);
  const [newest] = await transaction
    .select({ version: max(measurement.version) })
    .from(measurement)
    .where(eq(measurement.stackId, before.id));
  const version = (newest?.version ?? 0) + 1;
  const record = { ...given, version, organizationId: before.organizationId };
  await insertRecords(transaction, measurement, [record]);

  const state = before.state === 'PreRegistration' ? ('Measured' as const) : before.state;
  const { volume, logCount, fullMeasurement, cardVersionId, measuredAt } = given;
  const after = {
    ...measuredColumns(card.definition, { ...before, state, volume }, given),
    state,
    cardVersionId,
    fullMeasurement,
    volume,
    logCount,
    surveyorId: given.measuredById,
    measurementDateTime: measuredAt,
    loadedIntoSystemDateTime: before.loadedIntoSystemDateTime ?? given.receivedAt,
    lastModifiedDateTime: given.receivedAt,
  };
  await transaction.update(stack).set(after).where(eq(stack.id, before.id));
  return { before, after: { ...before, ...after }, version };
}

type Measured = Pick<MeasurementRecord, 'values' | 'logEnds' | 'fullMeasurement' | 'volume' | 'logCount'> &
  Parameters<typeof instrumentOf>[0];

/**
 * What the row of a stack says because of its newest measurement and the card of that. What the measurement does not say of the
 * wood stays as the row has it from the registration.
 */
export function measuredColumns(card: CardDefinition, row: StackRecord, measured: Measured) {
  const { inCubicFeet, ...wood } = measuredFigures(card, measured.values);
  // The check asks for no field that names a person.
  const { volume, logCount, fullMeasurement } = measured;
  const known = { ...row, volume, logCount, fullMeasurement, registrator: null, surveyor: null };
  return {
    inCubicFeet,
    treeSpecies: wood.treeSpecies ?? row.treeSpecies,
    assortment: wood.assortment ?? row.assortment,
    assortmentLength: wood.assortmentLength ?? row.assortmentLength,
    areaNumber: wood.areaNumber ?? row.areaNumber,
    evidenceFailed: evidenceFailed(card, known, {
      read: fieldReader(card, known, measured),
      instrument: instrumentOf(measured),
    }),
  };
}
