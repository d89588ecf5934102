import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { loadPrincipal } from '../../../auth/loadPrincipal';
import { measurementCardVersion } from '../../../db/cardSchema';
import type { Orm } from '../../../db/client';
import { cardVersionOfStack } from '../../../db/currentCardVersion';
import { stackFile } from '../../../db/fileSchema';
import { stackOrigin } from '../../../db/harvestSchema';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { measurement } from '../../../db/measurementSchema';
import { appUser, department, measurementCard, organization, sawmill } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { CardDefinition } from '../../../domain/cardDefinition';
import { cardInLanguage, type LocalizedCard } from '../../../domain/cardInLanguage';
import type { StackField } from '../../../domain/fieldValue';
import type { Language } from '../../../domain/languages';
import type { Principal } from '../../../domain/principal';
import { fieldReader, type ShownPicture } from '../../../domain/storedFields';
import { missing, unauthorized } from '../../../http/failure';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { newestFirst } from '../filters/stackOrder';

const portion = 500;

export type StackRow = Awaited<ReturnType<typeof rowsWhere>>[number];

export function rowsWhere(orm: Orm, condition: SQL | undefined, hasPictures = true) {
  const current = orm
    .select({
      version: measurement.version,
      values: measurement.values,
      logEnds: measurement.logEnds,
      fullMeasurement: measurement.fullMeasurement,
      instrument: measurement.instrument,
      certificate: measurement.certificate,
      certificateValidUntil: measurement.certificateValidUntil,
      measuredAt: measurement.measuredAt,
      corrected: measurement.corrected,
    })
    .from(measurement)
    .where(eq(measurement.stackId, stack.id))
    .orderBy(desc(measurement.version))
    .limit(1)
    .as('current');
  return orm
    .select({
      stack,
      department: department.name,
      organizationId: organization.id,
      organization: organization.name,
      country: organization.country,
      csvStatementNumbers: organization.csvStatementNumbers,
      cardVersionId: cardVersionOfStack(),
      measurement: {
        version: current.version,
        values: current.values,
        logEnds: asBytes(current.logEnds),
        fullMeasurement: current.fullMeasurement,
        instrument: current.instrument,
        certificate: current.certificate,
        certificateValidUntil: current.certificateValidUntil,
        measuredAt: current.measuredAt,
        corrected: current.corrected,
      },
      registrator: registrator.name,
      surveyor: surveyor.name,
      sawmill: sawmill.name,
      referenceNumber: stackOrigin.referenceNumber,
      verificationNumber: stackOrigin.verificationNumber,
      pictures: hasPictures ? shownPictures : noShownPictures,
    })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .leftJoin(registrator, eq(registrator.id, stack.registratorId))
    .leftJoin(surveyor, eq(surveyor.id, stack.surveyorId))
    .leftJoin(sawmill, eq(sawmill.id, stack.sawmillId))
    .leftJoin(stackOrigin, eq(stackOrigin.stackId, stack.id))
    .leftJoinLateral(current, sql`true`)
    .where(condition);
}

/**
 * Bytes are read as base64, which is decoded in one go. Drivers decode PostgreSQL's own form of bytes
 * character by character, and log ends took two thirds of the time of reading a stack.
 */
function asBytes(column: SQLWrapper): SQL<Uint8Array | null> {
  return sql`encode(${column}, 'base64')`.mapWith((text: string) => Buffer.from(text, 'base64'));
}

const noShownPictures = sql<ShownPicture[]>`'[]'::json`;

const shownPictures = sql<ShownPicture[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'width', width, 'height', height)), '[]')
  from (
    select distinct on (${stackFile.kind}) ${stackFile.kind}, ${stackFile.width}, ${stackFile.height} from ${stackFile}
    where ${stackFile.stackId} = ${stack.id} and ${stackFile.state} = 'Shown'
    order by ${stackFile.kind}, ${stackFile.replacedAt} desc nulls first
  ) shown
)`;

export async function stackRow(orm: Orm, stackId: string, scope: SQL | undefined): Promise<StackRow> {
  const [found] = await rowsWhere(orm, and(eq(stack.id, stackId), scope));
  if (found === undefined) throw missing();
  return found;
}

/**
 * Reads the stacks for files in the order of the ids, in portions on demand, without stacks that are deleted
 * while the file is written.
 * @throws ServiceFailure if the right to one of them has ended since the file was begun
 */
export async function* stackPortions(
  orm: Orm,
  ids: StackIds,
  requireRight: RequireRight,
): AsyncGenerator<StackRow[]> {
  for (let start = 0; start < ids.length; start += portion) {
    const portionIds = ids.slice(start, start + portion);
    const rows = new Map(
      (await rowsWhere(orm, isOneOfIds(stack.id, portionIds), false)).map((row) => [row.stack.id, row]),
    );
    await requireRight([...rows.keys()]);
    yield portionIds.flatMap((id) => rows.get(id) ?? []);
  }
}

export type StackIds = Pick<readonly string[], 'length' | 'slice'>;

const idBytes = 16;

function idFrom(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function idsIn(stored: Uint8Array): StackIds {
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
  const idAt = (index: number) => idFrom(bytes.subarray(index * idBytes, (index + 1) * idBytes));
  const length = bytes.length / idBytes;
  return {
    length,
    slice: (start = 0, end = length) =>
      Array.from({ length: Math.max(0, Math.min(end, length) - start) }, (_, index) => idAt(start + index)),
  };
}

export function bytesOfIds(ids: StackIds): Buffer {
  const bytes = Buffer.alloc(ids.length * idBytes);
  for (let start = 0; start < ids.length; start += portion)
    for (const [index, id] of ids.slice(start, start + portion).entries())
      bytes.write(id.replaceAll('-', ''), (start + index) * idBytes, 'hex');
  return bytes;
}

/**
 * The filter is evaluated only once, for all ids. If it were evaluated for each portion, a stack that changes
 * between two portions could change its position in the order and be missing in the file. An id takes 16
 * bytes; a row with its text would take 150.
 */
export async function matchingIds(orm: Orm, filters: CheckedFilters): Promise<StackIds> {
  const order = sql.join(newestFirst(filters.dateType), sql`, `);
  const [found] = await orm
    .select({ ids: sql<Uint8Array | null>`string_agg(uuid_send(${stack.id}), '' order by ${order})` })
    .from(stack)
    .where(matches(filters));
  return idsIn(found?.ids ?? new Uint8Array());
}

export async function visibleStacks(orm: Orm, ids: readonly string[], scope: SQL | undefined) {
  const rows = await orm
    .select({ state: stack.state, departmentId: stack.departmentId })
    .from(stack)
    .where(and(isOneOfIds(stack.id, ids), scope));
  if (rows.length !== ids.length) throw missing();
  return rows;
}

type Card = NonNullable<Awaited<ReturnType<typeof storedCard>>>;

export async function storedCard(orm: Orm, cardVersionId: string | null) {
  if (cardVersionId === null) return undefined;
  const [card] = await orm
    .select({
      id: measurementCard.id,
      name: measurementCard.name,
      versionId: measurementCardVersion.id,
      version: measurementCardVersion.version,
      definition: measurementCardVersion.definition,
    })
    .from(measurementCardVersion)
    .innerJoin(measurementCard, eq(measurementCard.id, measurementCardVersion.cardId))
    .where(eq(measurementCardVersion.id, cardVersionId));
  return card;
}

export interface CardInLanguage extends Card {
  definition: LocalizedCard;
}

export function cardVersionInLanguage(card: Card, language: Language): CardInLanguage {
  return { ...card, definition: cardInLanguage(card.definition, language) };
}

/** Each card version is read only once, because a card is large and thousands of stacks share it. */
export function cardsOnce(orm: Orm) {
  return once((cardVersionId) => storedCard(orm, cardVersionId));
}

export function cardsInLanguageOnce(orm: Orm, language: Language) {
  return once(async (cardVersionId) => {
    const card = await storedCard(orm, cardVersionId);
    return card && cardVersionInLanguage(card, language);
  });
}

function once<Found>(read: (cardVersionId: string | null) => Promise<Found>) {
  const cards = new Map<string | null, Promise<Found>>();
  return (cardVersionId: string | null): Promise<Found> => {
    const card = cards.get(cardVersionId) ?? read(cardVersionId);
    cards.set(cardVersionId, card);
    return card;
  };
}

export function cardRules({ id, name, definition }: Card) {
  return {
    measurementCardId: id,
    measurementCardName: name,
    volumeFieldId: definition.volumeFieldId,
    volumeFields: definition.volumeFields,
    evidenceLimits: definition.evidenceLimits,
    fieldIds: definition.fieldIds,
    // Cards of former versions have no report.
    reportConfig: definition.reportConfig ?? null,
  };
}

export const registrator = alias(appUser, 'registrator');

export const surveyor = alias(appUser, 'surveyor');

export function readerOf(
  card: CardDefinition,
  { stack, registrator, surveyor, measurement, pictures }: StackRow,
) {
  return fieldReader(card, { ...stack, registrator, surveyor, pictures }, measurement);
}

export function stackFields(card: LocalizedCard, row: StackRow): StackField[] {
  const read = readerOf(card, row);
  return card.fields.map((field) => {
    const { rules: _rules, ...definition } = field;
    return { ...definition, ...read(field) };
  });
}

/**
 * Throws if the caller may no longer read one of the stacks. A download lasts minutes or hours; if the right
 * ends, it breaks off, because people would trust a file that looks complete but lacks stacks.
 */
export type RequireRight = (stackIds: readonly string[]) => Promise<void>;

/**
 * The caller is loaded again each time, because a person who was deactivated or has signed out may read
 * nothing.
 */
export function rightOf(
  orm: Orm,
  caller: Principal,
  scopeOf: (orm: Orm, principal: Principal) => SQL | undefined,
): RequireRight {
  return async (stackIds) => {
    const principal = await loadPrincipal(orm, caller);
    if (principal === undefined) throw unauthorized();
    const scope = scopeOf(orm, principal);
    if (scope === undefined) return;
    // Only existing stacks outside the scope count: a stack that has been deleted does not break the
    // download.
    const unreadable = and(isOneOfIds(stack.id, stackIds), sql`(${scope}) is not true`);
    if ((await orm.$count(stack, unreadable)) > 0) throw missing();
  };
}
