import { and, eq, sql } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { type StackRecord, stackDecision } from '../../../db/stackSchema';
import type { Change } from '../../../domain/change';
import {
  type Acceptable,
  acceptedOf,
  type DecisionSubject,
  isAskedAnew,
  newMeasurement,
  openChecks,
} from '../../../domain/decisions';
import { aboutOf, DoubtKindSchema } from '../../../domain/doubts';
import { accountOf } from '../../../domain/principal';
import { conflict } from '../../../http/failure';
import { postMeasureAnew, recallMeasureAnew } from '../../../mail-queue/measureAnew';
import { measurerOf } from '../../../mail-queue/measurer';
import { failureTexts } from '../../../texts/failureTexts';
import { stackFailures } from '../stacks.failures';
import {
  type Deciding,
  heldStack,
  judgedStack,
  requireNoNewerMeasurement,
  requireUnchanged,
  type Seen,
} from './heldStack';

async function countedStack(transaction: WritableOrm, deciding: Deciding): Promise<StackRecord> {
  const found = await heldStack(transaction, deciding);
  if (found.withdrawnAt !== null) throw conflict(failureTexts.stackWithdrawn);
  return found;
}

/** @throws ServiceFailure 409, 412 if the stack has changed since the caller read it */
export async function acceptDoubts(
  transaction: WritableOrm,
  deciding: Deciding,
  { kinds, word, ...seen }: Seen & { kinds: readonly Acceptable[]; word: string },
): Promise<Change[]> {
  const found = await countedStack(transaction, deciding);
  await requireNoNewerMeasurement(transaction, found, seen);
  const open: readonly Acceptable[] = [...openChecks(found), ...(found.doubts ?? [])];
  const accepted = open.filter((kind) => kinds.includes(kind));
  if (accepted.length === 0) return [];
  requireUnchanged(found, seen);
  await decide(
    transaction,
    deciding,
    accepted.map((subject) => {
      const doubt = DoubtKindSchema.safeParse(subject).data;
      return { ...ownerOf(found), subject, about: doubt ? aboutOf(doubt, found) : null, word };
    }),
  );
  const after = await judgedStack(transaction, found.id, deciding.now);
  return [changeOf(found, { before: acceptance(found), after: { ...acceptance(after), word } })];
}

export async function takeBackAcceptance(
  transaction: WritableOrm,
  deciding: Deciding,
  kind: Acceptable,
): Promise<Change[]> {
  const found = await heldStack(transaction, deciding);
  const word = await takeBack(transaction, found, kind);
  if (word === undefined) return [];
  const after = await judgedStack(transaction, found.id, deciding.now);
  return [changeOf(found, { before: { ...acceptance(found), word }, after: acceptance(after) })];
}

/**
 * @throws ServiceFailure 409 if nothing about the stack is in doubt, if nobody can receive the mail, or if
 * the person who measured has been asked before
 */
export async function askAnew(
  transaction: WritableOrm,
  deciding: Deciding,
  { word, ...seen }: Seen & { word: string },
): Promise<Change[]> {
  const found = await countedStack(transaction, deciding);
  await requireNoNewerMeasurement(transaction, found, seen);
  if (isAskedAnew(found)) return [];
  if (openChecks(found).length + (found.doubts?.length ?? 0) === 0)
    throw conflict(stackFailures.nothingInDoubt);
  const measurer = await measurerOf(transaction, found);
  if (measurer === null) throw conflict(stackFailures.notMeasured);
  if (measurer.obstacle === 'AlreadyAsked') throw conflict(stackFailures.askedBefore);
  if (measurer.obstacle !== null) throw conflict(stackFailures.nobodyToAsk);
  requireUnchanged(found, seen);
  await decide(transaction, deciding, [{ ...ownerOf(found), subject: newMeasurement, about: null, word }]);
  await postMeasureAnew(transaction, {
    stack: found,
    measurer,
    senderId: accountOf(deciding.principal),
    now: deciding.now,
  });
  await judgedStack(transaction, found.id, deciding.now);
  return [changeOf(found, { before: {}, after: { askedAnew: measurer.name, word } })];
}

export async function takeBackAsking(transaction: WritableOrm, deciding: Deciding): Promise<Change[]> {
  const found = await heldStack(transaction, deciding);
  const ended = await endAsking(transaction, deciding, found);
  if (ended === undefined) return [];
  await judgedStack(transaction, found.id, deciding.now);
  return [changeOf(found, { before: ended, after: {} })];
}

/**
 * If a new measurement was requested, the person who was asked gets a mail that the request has ended.
 * @returns the request as the history shows it; undefined if there was none
 */
export async function endAsking(transaction: WritableOrm, { principal, now }: Deciding, found: StackRecord) {
  const word = await takeBack(transaction, found, newMeasurement);
  if (word === undefined) return undefined;
  const measurer = await measurerOf(transaction, found);
  await recallMeasureAnew(transaction, { stack: found, measurer, senderId: accountOf(principal), now });
  return { askedAnew: measurer?.name, word };
}

type Decision = Pick<
  typeof stackDecision.$inferInsert,
  'organizationId' | 'stackId' | 'subject' | 'about' | 'word'
>;

async function decide(
  transaction: WritableOrm,
  { principal, now }: Deciding,
  decisions: readonly Decision[],
): Promise<void> {
  const by = { decidedById: accountOf(principal), decidedAt: now };
  await transaction
    .insert(stackDecision)
    .values(decisions.map((one) => ({ ...one, ...by })))
    .onConflictDoUpdate({
      target: [stackDecision.stackId, stackDecision.subject],
      set: {
        about: sql`excluded.about`,
        word: sql`excluded.word`,
        decidedById: sql`excluded.decided_by_id`,
        decidedAt: sql`excluded.decided_at`,
      },
    });
}

async function takeBack(
  transaction: WritableOrm,
  { id }: StackRecord,
  subject: DecisionSubject,
): Promise<string | undefined> {
  const [taken] = await transaction
    .delete(stackDecision)
    .where(and(eq(stackDecision.stackId, id), eq(stackDecision.subject, subject)))
    .returning({ word: stackDecision.word });
  return taken?.word;
}

function ownerOf({ organizationId, id: stackId }: StackRecord) {
  return { organizationId, stackId };
}

function acceptance(found: StackRecord) {
  return { accepted: acceptedOf(found) };
}

function changeOf(found: StackRecord, fields: Pick<Change, 'before' | 'after'>): Change {
  const { id, stackNumber: name, organizationId, departmentId } = found;
  return { kind: 'Stack', id, name, organizationId, departmentId, ...fields, hasChangedOtherwise: true };
}
