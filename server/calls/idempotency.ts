import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { idempotentCall } from '../db/accountSchema';
import type { WritableOrm } from '../db/client';
import type { Changed } from '../domain/change';
import { conflict, ServiceFailure } from '../http/failure';
import { KeptAnswer, type ServiceEnv } from '../http/serviceApp';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { failureTexts } from '../texts/failureTexts';
import { writeHistory } from './recordChanges';

export const answerLifetime = 24 * 60 * 60_000;

const longestKey = 64;

interface Call {
  userId: string;
  key: string;
  callHash: string;
  createdAt: Date;
}

/**
 * One transaction holds the change, its author, the mails that it queues, and the answer under the
 * `Idempotency-Key`. A repeated call of the same person therefore gets the first answer, wherever the first
 * call was interrupted. A failed call leaves its key free.
 * @throws ServiceFailure 409 while the first call runs, 400 if the key belongs to another call
 */
export async function onlyOnce<Result, Answer extends Response>(
  { database, now }: Pick<ServiceDependencies, 'database' | 'now'>,
  c: Context<ServiceEnv>,
  change: (transaction: WritableOrm) => Promise<Changed<Result>>,
  answerWith: (result: Result) => Answer,
): Promise<Answer> {
  const work = async (transaction: WritableOrm) => {
    const { result, changes } = await change(transaction);
    await writeHistory(transaction, { c, actor: c.var.principal, at: now() }, changes);
    return answerWith(result);
  };
  const key = c.req.header('idempotency-key') ?? '';
  if (key === '' || key.length > longestKey) return database.unrecorded.transaction(work);
  const callHash = hashOf([c.req.method, c.req.path, await c.req.text()]);
  const call: Call = { userId: c.var.principal.userId, key, callHash, createdAt: now() };
  return database.unrecorded.transaction(async (transaction) => {
    await claim(transaction, call);
    await replay(transaction, call);
    const answer = await work(transaction);
    await keep(transaction, call, answer.status, await answer.clone().text());
    return answer;
  });
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Locks the key until the transaction, the process or the connection ends. If another call holds the lock,
 * this one does not wait but fails.
 * @throws ServiceFailure 409
 */
async function claim(transaction: WritableOrm, { userId, key }: Call): Promise<void> {
  const { rows } = await transaction.execute<{ claimed: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) as claimed`,
  );
  if (rows[0]?.claimed !== true) throw conflict(failureTexts.callUnderWay);
}

async function replay(transaction: WritableOrm, { userId, key, callHash, createdAt }: Call): Promise<void> {
  const [first] = await transaction
    .select()
    .from(idempotentCall)
    .where(
      and(
        eq(idempotentCall.userId, userId),
        eq(idempotentCall.key, key),
        gt(idempotentCall.createdAt, new Date(createdAt.getTime() - answerLifetime)),
      ),
    );
  if (first === undefined) return;
  if (first.callHash !== callHash) throw new ServiceFailure(400, failureTexts.idempotencyMismatch);
  throw new KeptAnswer(first.status, first.answer);
}

async function keep(transaction: WritableOrm, call: Call, status: number, answer: string): Promise<void> {
  const kept = { callHash: call.callHash, createdAt: call.createdAt, status, answer };
  await transaction
    .insert(idempotentCall)
    .values({ ...call, status, answer })
    // An expired answer may not have been swept yet.
    .onConflictDoUpdate({ target: [idempotentCall.userId, idempotentCall.key], set: kept });
}
