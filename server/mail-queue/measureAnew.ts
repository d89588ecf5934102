import { randomUUID } from 'node:crypto';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { mail } from '../db/accountSchema';
import { measurementCardVersion } from '../db/cardSchema';
import type { Orm, WritableOrm } from '../db/client';
import { nameGiven } from '../db/knownName';
import { measurement } from '../db/measurementSchema';
import { appUser, department, organization } from '../db/schema';
import { type StackRecord, stack, stackDecision } from '../db/stackSchema';
import type { CardDefinition } from '../domain/cardDefinition';
import { isAskedAnew, newMeasurement, openChecks } from '../domain/decisions';
import { positionOf } from '../domain/fieldValue';
import { languageOfCountry } from '../domain/languageOfCountry';
import type { Country } from '../domain/schemas';
import { evidenceFields } from '../domain/stackEvidence';
import type { StoredValues } from '../domain/storedFields';
import { timeZoneOf } from '../domain/timeZones';
import type { Reader } from '../mail/accountMails';
import { type FaceAreas, measureAnewMail, measureNoMoreMail } from '../mail/measureAnewMail';
import type { Mail } from '../ports/mailer';
import type { Measurer } from './measurer';

interface Asking {
  stack: Pick<StackRecord, 'id' | 'organizationId'>;
  measurer: Measurer | null;
  senderId: string | null;
  now: Date;
}

export async function postMeasureAnew(transaction: WritableOrm, asking: Asking): Promise<void> {
  await post(transaction, 'measureAnew', asking);
  await noteAsked(transaction, asking, asking.now);
}

export async function recallMeasureAnew(transaction: WritableOrm, asking: Asking): Promise<void> {
  const isUnsent = or(eq(mail.state, 'failed'), and(eq(mail.state, 'waiting'), eq(mail.attempts, 0)));
  const isOfStack = and(eq(mail.stackId, asking.stack.id), eq(mail.kind, 'measureAnew'));
  const withdrawn = await transaction.delete(mail).where(and(isOfStack, isUnsent)).returning({ id: mail.id });
  if (withdrawn.length > 0) await noteAsked(transaction, asking, null);
  else await post(transaction, 'measureNoMore', asking);
}

async function noteAsked(
  transaction: WritableOrm,
  { stack: { id }, measurer }: Asking,
  askedAnewAt: Date | null,
): Promise<void> {
  if (measurer === null) return;
  await transaction
    .update(measurement)
    .set({ askedAnewAt })
    .where(and(eq(measurement.stackId, id), eq(measurement.version, measurer.version)));
}

async function post(
  transaction: WritableOrm,
  kind: 'measureAnew' | 'measureNoMore',
  { stack: { id: stackId, organizationId }, measurer, senderId, now }: Asking,
): Promise<void> {
  if (measurer === null || measurer.email === null) return;
  const [owner] = await transaction
    .select({ country: organization.country })
    .from(organization)
    .where(eq(organization.id, organizationId));
  if (owner === undefined) throw new Error('A stack belongs to an organisation');
  await transaction.insert(mail).values({
    ...{ id: randomUUID(), kind, organizationId, stackId, senderId },
    email: measurer.email,
    language: languageOfCountry[owner.country],
    state: 'waiting',
    nextAttemptAt: now,
    createdAt: now,
  });
}

/**
 * @returns undefined if the stack has been measured again or accepted since the mail was queued, if the
 * request was withdrawn, or if the stack was deleted
 */
export async function measureAnewMailOf(
  orm: Orm,
  { stackId, senderId, kind }: Pick<typeof mail.$inferSelect, 'stackId' | 'senderId' | 'kind'>,
  reader: Reader,
): Promise<Mail | undefined> {
  const found = stackId === null ? undefined : await askedStack(orm, stackId, senderId);
  if (found === undefined) return undefined;
  const { stack: row, country, definition, values, word, ...said } = found;
  const about = { ...said, stackNumber: row.stackNumber };
  if (kind === 'measureNoMore')
    return isAskedAnew(row) ? undefined : measureNoMoreMail({ ...reader, ...about });
  if (!isAskedAnew(row) || word === null) return undefined;
  return measureAnewMail({
    ...reader,
    ...about,
    word,
    measuredAt: row.measurementDateTime,
    timeZone: timeZoneOf(country),
    position: positionOf(row),
    reasons: [...openChecks(row), ...(row.doubts ?? [])],
    faceDifference: row.faceDifference,
    areas: definition && values && areasIn(definition, values),
  });
}

async function askedStack(orm: Orm, stackId: string, senderId: string | null) {
  const sender = { organizationId: stack.organizationId, userId: sql`${senderId}::uuid` };
  const [found] = await orm
    .select({
      stack,
      country: sql<Country>`${organization.country}`,
      organizationName: organization.name,
      departmentName: department.name,
      definition: measurementCardVersion.definition,
      values: measurement.values,
      word: stackDecision.word,
      asker: nameGiven(sender),
      askerEmail: appUser.email,
    })
    .from(stack)
    .innerJoin(organization, eq(organization.id, stack.organizationId))
    .innerJoin(department, eq(department.id, stack.departmentId))
    .leftJoin(measurementCardVersion, eq(measurementCardVersion.id, stack.cardVersionId))
    .leftJoin(measurement, eq(measurement.stackId, stack.id))
    .leftJoin(
      stackDecision,
      and(eq(stackDecision.stackId, stack.id), eq(stackDecision.subject, newMeasurement)),
    )
    // Global admins do not belong to the organisation.
    .leftJoin(appUser, and(eq(appUser.id, sql`${senderId}::uuid`), eq(appUser.isGlobalAdmin, false)))
    .where(eq(stack.id, stackId))
    .orderBy(desc(measurement.version))
    .limit(1);
  return found;
}

function areasIn(card: CardDefinition, values: StoredValues): FaceAreas | null {
  const { front, back } = evidenceFields(card);
  const [frontArea, backArea] = [front, back].map((field) => field && values[field.id]);
  const unit = front?.units?.display;
  if (typeof frontArea !== 'number' || typeof backArea !== 'number') return null;
  if (back?.units?.display !== unit || (unit !== 'SquareMeters' && unit !== 'SquareFeet')) return null;
  return { front: frontArea, back: backArea, unit };
}
