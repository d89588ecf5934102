import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { idempotentCall } from '../db/accountSchema';
import type { Orm } from '../db/client';
import { conflict, ServiceFailure } from '../http/failure';
import type { ServiceEnv } from '../http/serviceApp';
import type { ServiceDependencies } from '../ports/serviceDependencies';

/** Milliseconds for which a response is kept. */
const lifetime = 24 * 60 * 60_000;

/**
 * Milliseconds after which a call without a response counts as cut off with its process, and may be made
 * again.
 */
const longestCall = 60_000;

/** The limit of the contract; the route rejects longer keys. */
const longestKey = 64;

interface Call {
  userId: string;
  key: string;
  callHash: string;
  createdAt: Date;
}

/**
 * Replays the first response when the same person repeats a creating call with the same `Idempotency-Key`:
 * 409 while the first call runs, 400 when the key belongs to another call. A failed call leaves its key free.
 */
export function replayRepeatedCalls({
  database: { orm },
  now,
}: Pick<ServiceDependencies, 'database' | 'now'>) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const key = c.req.header('idempotency-key') ?? '';
    if (c.var.route.idempotent !== true || key === '' || key.length > longestKey) return next();
    const callHash = hashOf([c.req.method, c.req.path, await c.req.text()]);
    const call: Call = { userId: c.var.principal.userId, key, callHash, createdAt: now() };
    await prune(orm, call.createdAt);
    if (!(await claim(orm, call))) return storedResponse(c, orm, call);
    await next();
    if (c.res.ok) await keep(orm, call, c.res.status, await c.res.clone().text());
    else await free(orm, call);
  });
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function before(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() - milliseconds);
}

async function prune(orm: Orm, now: Date): Promise<void> {
  await orm.delete(idempotentCall).where(lt(idempotentCall.createdAt, before(now, lifetime)));
}

/** One statement, so that only one of two simultaneous calls gets the row. */
async function claim(orm: Orm, call: Call): Promise<boolean> {
  const dead = before(call.createdAt, longestCall).toISOString();
  const claimed = await orm
    .insert(idempotentCall)
    .values(call)
    .onConflictDoUpdate({
      target: [idempotentCall.userId, idempotentCall.key],
      set: { callHash: call.callHash, createdAt: call.createdAt },
      setWhere: sql`${idempotentCall.status} is null and ${idempotentCall.createdAt} < ${dead}`,
    })
    .returning({ key: idempotentCall.key });
  return claimed.length > 0;
}

function rowOf({ userId, key }: Call) {
  return and(eq(idempotentCall.userId, userId), eq(idempotentCall.key, key));
}

function claimOf(call: Call) {
  return and(rowOf(call), eq(idempotentCall.createdAt, call.createdAt), isNull(idempotentCall.status));
}

async function keep(orm: Orm, call: Call, status: number, answer: string): Promise<void> {
  await orm.update(idempotentCall).set({ status, answer }).where(claimOf(call));
}

async function free(orm: Orm, call: Call): Promise<void> {
  await orm.delete(idempotentCall).where(claimOf(call));
}

async function storedResponse(c: Context<ServiceEnv>, orm: Orm, call: Call): Promise<Response> {
  const [first] = await orm.select().from(idempotentCall).where(rowOf(call));
  if (first !== undefined && first.callHash !== call.callHash)
    throw new ServiceFailure(400, 'idempotencyMismatch');
  // The first call may have failed just now and left the key free.
  if (first === undefined || first.status === null) throw conflict('callUnderWay');
  return new Response(first.answer, {
    status: first.status,
    // A response of its own has none of the context's headers.
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': c.get('requestId') },
  });
}
