import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import type { MeasurementRecord } from '../../../db/measurementSchema';
import { type StackRecord, stack } from '../../../db/stackSchema';
import type { CardDefinition, CardField } from '../../../domain/cardDefinition';
import type { Change } from '../../../domain/change';
import { checkValues, orderNumberBeside } from '../../../domain/checkValues';
import {
  columnsOfPosition,
  type HandCorrections,
  isSamePosition,
  orNothing,
  type StoredPosition,
} from '../../../domain/handCorrections';
import type { StoredValues } from '../../../domain/storedFields';
import { requireVersion } from '../../../http/entityTag';
import { badRequest, type FieldFailure, missing } from '../../../http/failure';
import { measuredColumns } from '../../../stacks/measuredColumns';
import { judgeStack, judgeWithout } from '../../../stacks/storedDoubts';
import { type Deciding, heldStack, judgedStack } from '../decisions/heldStack';
import { holdDepartmentOf } from '../decisions/holdDepartment';
import { stackRow, storedCard } from '../records/stackRecords';
import { addHandVersion, newestMeasurement } from '../versions/handVersion';
import { type Correctable, correctableOf, required } from './correctable';
import type { Correcting } from './corrections.routes';

/**
 * Adds a version with the corrected values to the measurement; everything that was measured is copied
 * unchanged.
 * @throws ServiceFailure 400 whose answer names the field; 409, 412 if the stack has changed since the caller
 * read it
 */
export async function correctStack(
  transaction: WritableOrm,
  deciding: Deciding,
  { reason, ifMatch, ...sent }: Correcting & { ifMatch: string | undefined },
): Promise<Change[]> {
  // A corrected position may end or raise doubts about other stacks of the department.
  await holdDepartmentOf(transaction, deciding);
  const found = await heldStack(transaction, deciding);
  const row = await stackRow(transaction, found.id, undefined);
  const card = await storedCard(transaction, row.cardVersionId);
  const correctable = correctableOf(card?.definition, row);
  requireVersion(ifMatch, correctable.etag);
  const corrected = checkedCorrections(correctable, sent);
  if (corrected === null) return [];
  const current = await newestMeasurement(transaction, found.id);
  if (current === undefined) throw missing();
  const after = await storeCorrected(transaction, {
    ...{ deciding, found, current, reason, corrected },
    card: correctable.card,
    country: row.country,
  });
  if (corrected.position) {
    await judgeWithout(transaction, found, deciding.now);
    await judgeStack(transaction, after, deciding.now);
  }
  await judgedStack(transaction, found.id, deciding.now);
  return [changeOf(found, after, { correctable, corrected, current, reason })];
}

interface Corrected {
  /** The values are keyed by field; null deletes the value. */
  values: StoredValues;
  orderNumber?: string | null;
  position?: StoredPosition;
}

/**
 * Returns null if no value differs from the present one.
 * @throws ServiceFailure 400
 */
function checkedCorrections(
  { card, values: known, orderNumber, position }: Correctable,
  sent: Pick<Correcting, 'values' | 'orderNumber' | 'position'>,
): Corrected | null {
  const faults: FieldFailure[] = [];
  for (const id of Object.keys(sent.values))
    if (known.every(({ field }) => field.id !== id) && card.fields.some((field) => field.id === id))
      faults.push({ field: `values.${id}`, textId: 'notCorrectable' });
  if (sent.orderNumber !== undefined && orderNumber === null)
    faults.push({ field: 'orderNumber', textId: 'notCorrectable' });
  if (sent.position !== undefined && position === null)
    faults.push({ field: 'position', textId: 'notCorrectable' });
  if (faults.length > 0) throw badRequest(...faults);
  const checked = checkedValues(card, sent);
  const changed = Object.fromEntries(
    known.flatMap(({ field: { id }, value }) =>
      Object.hasOwn(checked, id) && !isDeepStrictEqual(checked[id], value)
        ? [[id, checked[id]] as const]
        : [],
    ),
  );
  const number = sent.orderNumber || null;
  const place = sent.position && { ...sent.position, height: null, accuracy: null };
  const isMoved = place && (place.latitude !== position?.latitude || place.longitude !== position.longitude);
  const corrected = {
    values: changed,
    ...(sent.orderNumber !== undefined && number !== orderNumber?.value && { orderNumber: number }),
    ...(isMoved && { position: place }),
  };
  return orNothing(corrected);
}

function checkedValues(
  card: CardDefinition,
  { values: sent, orderNumber }: Pick<Correcting, 'values' | 'orderNumber'>,
): StoredValues {
  const isEmptied = (id: string) => Object.hasOwn(sent, id) && (sent[id] === null || sent[id] === '');
  const said = Object.fromEntries(
    Object.entries(sent).map(([id, value]) => [id, value === '' ? null : value]),
  );
  const checked = required.map((rule) =>
    checkValues(card, rule, {
      values: said,
      units: {},
      beside: [orderNumberBeside(card, orderNumber)],
      isKnown: (id) => !isEmptied(id) && !(id === card.stackFields?.orderNumber && orderNumber === ''),
    }),
  );
  const [fault] = checked.filter(({ faults }) => faults.length > 0);
  if (fault) throw badRequest(...fault.faults);
  return Object.fromEntries(Object.keys(sent).map((id) => [id, checked[0]?.values[id] ?? null]));
}

interface Storing {
  deciding: Deciding;
  found: StackRecord;
  current: MeasurementRecord;
  card: CardDefinition;
  country: Parameters<typeof measuredColumns>[3];
  reason: string;
  corrected: Corrected;
}

async function storeCorrected(
  transaction: WritableOrm,
  { deciding, found, current, card, country, reason, corrected }: Storing,
): Promise<StackRecord> {
  const values = { ...current.values, ...corrected.values };
  // These values came with a former version of the card; the columns hold them now.
  for (const { id, fieldType } of card.fields) {
    if (corrected.position && fieldType === 'Position' && Object.hasOwn(values, id)) values[id] = null;
    if (
      corrected.orderNumber !== undefined &&
      id === card.stackFields?.orderNumber &&
      Object.hasOwn(values, id)
    )
      values[id] = null;
  }
  await addHandVersion(transaction, deciding, {
    ...{ found, current, reason, values },
    corrected: correctedSince(current.corrected, { corrected, found, current }),
  });
  const said = {
    ...found,
    ...(corrected.orderNumber !== undefined && { orderNumber: corrected.orderNumber }),
    ...corrected.position,
  };
  const columns = {
    ...(corrected.orderNumber !== undefined && { orderNumber: corrected.orderNumber }),
    ...corrected.position,
    ...measuredColumns(card, said, { ...current, values }, country),
    lastModifiedDateTime: deciding.now,
  };
  await transaction.update(stack).set(columns).where(eq(stack.id, found.id));
  return { ...found, ...columns };
}

/**
 * Keeps each value as it was before its first correction. A value that is corrected back to that no longer
 * counts as corrected.
 */
function correctedSince(
  former: HandCorrections | null,
  { corrected, found, current }: Pick<Storing, 'corrected' | 'found' | 'current'>,
): HandCorrections | null {
  const values: Record<string, unknown> = { ...former?.values };
  for (const [id, value] of Object.entries(corrected.values)) {
    const before = Object.hasOwn(values, id) ? values[id] : saidBefore(id, found, current);
    if (isDeepStrictEqual(before, value)) delete values[id];
    else values[id] = before;
  }
  const after: HandCorrections = { ...former, values };
  if (corrected.orderNumber !== undefined) {
    const before = former?.orderNumber === undefined ? found.orderNumber : former.orderNumber;
    if (before === corrected.orderNumber) delete after.orderNumber;
    else after.orderNumber = before;
  }
  if (corrected.position) {
    const before = former?.position ?? columnsOfPosition(found);
    if (isSamePosition(before, corrected.position)) delete after.position;
    else after.position = before;
  }
  return orNothing(after);
}

function saidBefore(id: string, { registeredValues }: StackRecord, { values }: MeasurementRecord): unknown {
  return (Object.hasOwn(values, id) ? values[id] : registeredValues?.[id]) ?? null;
}

interface Told {
  correctable: Correctable;
  corrected: Corrected;
  current: MeasurementRecord;
  reason: string;
}

function changeOf(
  found: StackRecord,
  after: StackRecord,
  { correctable: { card, values }, corrected, current, reason }: Told,
): Change {
  const { id, stackNumber: name, organizationId, departmentId } = found;
  const told = (row: StackRecord) => ({
    orderNumber: row.orderNumber,
    treeSpecies: row.treeSpecies,
    assortment: row.assortment,
    areaNumber: row.areaNumber,
    latitude: row.latitude,
    longitude: row.longitude,
  });
  const { treeSpecies, assortment, areaNumber } = card.fieldIds;
  const others = values.filter(
    ({ field }) =>
      Object.hasOwn(corrected.values, field.id) && ![treeSpecies, assortment, areaNumber].includes(field.id),
  );
  return {
    ...{ kind: 'Stack', id, name, organizationId, departmentId },
    before: {
      ...told(found),
      version: current.version,
      corrected: others.map(({ field, value }) => wordsOf(field, value)),
    },
    after: {
      ...told(after),
      version: current.version + 1,
      corrected: others.map(({ field }) => wordsOf(field, corrected.values[field.id])),
      reason,
    },
  };
}

/** The history has no word for a field of a card, so the title of the field is put before the value. */
function wordsOf({ title, options, trueLabel, falseLabel }: CardField, value: unknown): string {
  const textOf = (one: unknown) =>
    typeof one === 'boolean'
      ? ((one ? trueLabel : falseLabel) ?? String(one))
      : (options?.find(({ key }) => key === one)?.text ?? String(one));
  const texts = value === null || value === undefined ? ['–'] : [value].flat().map(textOf);
  return `${title}: ${texts.join(', ')}`;
}
