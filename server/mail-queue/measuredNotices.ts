import { randomUUID } from 'node:crypto';
import { and, eq, lte, notExists, type SQL } from 'drizzle-orm';
import { mail } from '../db/accountSchema';
import { byName, byNumber } from '../db/byName';
import { measurementCardVersion } from '../db/cardSchema';
import type { Database, Orm, WritableOrm } from '../db/client';
import { cardVersionOfStack } from '../db/currentCardVersion';
import { isOneOfIds } from '../db/isOneOfIds';
import { measuredNotice } from '../db/noticeSchema';
import { isWithdrawn, notWithdrawn } from '../db/notWithdrawn';
import { department, organization } from '../db/schema';
import { type StackRecord, stack } from '../db/stackSchema';
import { languageOfCountry } from '../domain/languageOfCountry';
import type { MeasuredDigest } from '../domain/measuredDigest';
import { volumeUnitOf } from '../domain/volumeUnits';
import { readsOf, reportReaders } from './reportReaders';

/**
 * The notice of a measured stack waits at most this many milliseconds, so that a day's work is reported in a
 * few mails.
 */
const digestInterval = 60 * 60_000;

const mostNamed = 100;

/**
 * The notice is written in the transaction that measures the stack. Readers of the reports get a mail within
 * about an hour. If the stack gets a second notice before the mail is made, the mail contains the stack once.
 */
export async function noteMeasured(
  transaction: WritableOrm,
  { id: stackId, organizationId, departmentId }: Pick<StackRecord, 'id' | 'organizationId' | 'departmentId'>,
  since: Date,
) {
  await transaction
    .insert(measuredNotice)
    .values({ stackId, organizationId, departmentId, since })
    .onConflictDoNothing();
}

/**
 * Queues the mails of an organisation an hour after its oldest notice: one to each address, about all
 * departments whose reports are sent there. The notices of an inactive organisation wait.
 */
export async function postMeasuredMails(database: Database, now: Date): Promise<void> {
  const due = await database.orm
    .selectDistinct({ id: organization.id, country: organization.country })
    .from(measuredNotice)
    .innerJoin(organization, eq(organization.id, measuredNotice.organizationId))
    .where(
      and(
        eq(organization.active, true),
        lte(measuredNotice.since, new Date(now.getTime() - digestInterval)),
        isOfCounted(database.orm),
      ),
    );
  for (const owner of due)
    await database.unrecorded.transaction((transaction) => postDigests(transaction, owner, now));
}

/** If a stack is withdrawn before its mail, its notice waits. It is reported if the stack is brought back. */
function isOfCounted(orm: Orm): SQL {
  const withdrawn = orm
    .select({ id: stack.id })
    .from(stack)
    .where(and(eq(stack.id, measuredNotice.stackId), isWithdrawn));
  return notExists(withdrawn);
}

interface Owner {
  id: string;
  country: keyof typeof languageOfCountry;
}

/** Deleting the notices locks them, so that the second of two simultaneous instances finds none. */
async function postDigests(transaction: WritableOrm, owner: Owner, now: Date): Promise<void> {
  const taken = await transaction
    .delete(measuredNotice)
    .where(and(eq(measuredNotice.organizationId, owner.id), isOfCounted(transaction)))
    .returning({ id: measuredNotice.stackId });
  const stacks = await measuredStacks(
    transaction,
    taken.map(({ id }) => id),
  );
  const readers = await reportReaders(transaction, owner.id);
  const addresses = [...new Set(readers.map(({ email }) => email))];
  const mails = addresses.flatMap((email) => {
    const readings = readers.filter((reader) => reader.email === email);
    const readable = stacks.filter(({ departmentId }) => readsOf(readings, departmentId));
    return readable.length === 0 ? [] : [{ email, digest: digestOf(readable) }];
  });
  if (mails.length === 0) return;
  const posted = {
    kind: 'measured',
    organizationId: owner.id,
    language: languageOfCountry[owner.country],
    state: 'waiting',
    nextAttemptAt: now,
    createdAt: now,
  } as const;
  await transaction.insert(mail).values(mails.map((one) => ({ id: randomUUID(), ...posted, ...one })));
}

function digestOf(stacks: MeasuredDigest['stacks']): MeasuredDigest {
  return { stacks: stacks.slice(0, mostNamed), more: Math.max(0, stacks.length - mostNamed) };
}

async function measuredStacks(orm: Orm, ids: readonly string[]): Promise<MeasuredDigest['stacks']> {
  const rows = await orm
    .select({
      id: stack.id,
      stackNumber: stack.stackNumber,
      departmentId: stack.departmentId,
      departmentName: department.name,
      litres: stack.litres,
      thousandthsOfCubicFeet: stack.thousandthsOfCubicFeet,
      unit: measurementCardVersion.volumeUnit,
    })
    .from(stack)
    .innerJoin(department, eq(department.id, stack.departmentId))
    .innerJoin(organization, eq(organization.id, stack.organizationId))
    .leftJoin(measurementCardVersion, eq(measurementCardVersion.id, cardVersionOfStack()))
    .where(and(notWithdrawn, isOneOfIds(stack.id, ids)))
    .orderBy(byName(department.name), department.id, byNumber(stack.stackNumber), stack.id);
  return rows.map(({ litres, thousandthsOfCubicFeet, unit, ...row }) => {
    const volumeUnit = volumeUnitOf(unit);
    const thousandths = volumeUnit === 'CubicFeet' ? thousandthsOfCubicFeet : litres;
    return { ...row, volume: thousandths === null ? null : thousandths / 1000, volumeUnit };
  });
}
