import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { idempotentCall } from '../db/accountSchema';
import type { Orm } from '../db/client';
import { conflict, ServiceFailure } from '../http/failure';
import type { ServiceEnv } from '../http/serviceApp';
import type { ServiceDependencies } from '../ports/serviceDependencies';

/** How long an answer is kept, in milliseconds. */
const lifetime = 24 * 60 * 60_000;

/** After this long, in milliseconds, a call without an answer was cut off with its process and may be made again. */
const longestCall = 60_000;

/** As the contract has it; the route refuses what is longer. */
const longestKey = 64;

interface Call {
  userId: string;
  key: string;
  callHash: string;
  createdAt: Date;
}

/**
 * A call that creates, sent again with the same `Idempotency-Key` by the same person, is answered as the first time
 * and not done again: 409 while the first one is under way, 400 when the key was another call's. A call that fails
 * leaves its key free.
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
    if (!(await claim(orm, call))) return storedResponse(orm, call);
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

/** One statement: of two calls at once, one finds the row of the other. */
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

/** The row as this very call has claimed it. */
function claimOf(call: Call) {
  return and(rowOf(call), eq(idempotentCall.createdAt, call.createdAt), isNull(idempotentCall.status));
}

async function keep(orm: Orm, call: Call, status: number, answer: string): Promise<void> {
  await orm.update(idempotentCall).set({ status, answer }).where(claimOf(call));
}

async function free(orm: Orm, call: Call): Promise<void> {
  await orm.delete(idempotentCall).where(claimOf(call));
}

async function storedResponse(orm: Orm, call: Call): Promise<Response> {
  const [first] = await orm.select().from(idempotentCall).where(rowOf(call));
  if (first !== undefined && first.callHash !== call.callHash)
    throw new ServiceFailure(400, 'idempotencyMismatch');
  // The first one may have failed just now; then the next attempt is the first.
  if (first === undefined || first.status === null) throw conflict('callUnderWay');
  return new Response(first.answer, {
    status: first.status,
    headers: { 'Content-Type': 'application/json' },
  });
}
