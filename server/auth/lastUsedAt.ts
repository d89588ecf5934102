import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, union } from 'drizzle-orm/pg-core';
import { createMiddleware } from 'hono/factory';
import { apiKey } from '../db/apiKeySchema';
import type { Orm, WritableOrm } from '../db/client';
import { isUnavailable } from '../db/databaseFailure';
import { isOneOfIds } from '../db/isOneOfIds';
import { department, organization, person, sawmill } from '../db/schema';
import { stack } from '../db/stackSchema';
import type { Principal } from '../domain/principal';
import { bodyTypeOf } from '../http/createRoute';
import type { ServiceEnv } from '../http/serviceApp';
import type { ServiceDependencies } from '../ports/serviceDependencies';

/** Milliseconds in which a use is recorded at most once. */
const recordingInterval = 10 * 60_000;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** More ids than a page of the portal sends; of a longer selection the first ones are enough. */
const mostIdsOfBody = 100;

/**
 * Records the caller's last use of an organisation: a successful call about it, its departments, sawmills or
 * stacks, by the ids in path and body. A query string does not count, because its content is free. The same
 * statement runs each time: a cache would outlive a person whose account is kept for another organisation,
 * and reveal it.
 */
export function recordLastUsedAt({ database, now }: Pick<ServiceDependencies, 'database' | 'now'>) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    await next();
    const { principal, route } = c.var;
    if (c.res.ok && principal?.keyHash !== undefined)
      return writeOrLeave(keyUsed(database.unrecorded, principal.userId, now()));
    // Without a relation the caller is a person of no organisation.
    if (!c.res.ok || principal === undefined || !hasRelations(principal)) return;
    const body = bodyTypeOf(route) === 'json' ? await c.req.text() : '';
    const ids = [...idsIn(c.req.path), ...idsIn(body).slice(0, mostIdsOfBody)];
    if (ids.length === 0) return;
    await writeOrLeave(writeLastUsedAt(database.unrecorded, principal, ids, now()));
  });
}

/** The call has succeeded. A client that gets a failure would repeat it. */
async function writeOrLeave(writing: Promise<void>): Promise<void> {
  await writing.catch((failure) => {
    if (!isUnavailable(failure)) throw failure;
  });
}

async function keyUsed(orm: WritableOrm, id: string, at: Date): Promise<void> {
  await orm
    .update(apiKey)
    .set({ lastUsedAt: at })
    .where(and(eq(apiKey.id, id), isOlder(apiKey.lastUsedAt, at)));
}

function isOlder(used: AnyPgColumn, at: Date): SQL | undefined {
  return or(isNull(used), lt(used, new Date(at.getTime() - recordingInterval)));
}

function hasRelations({ organizationRelations, departmentRelations, sawmillIds }: Principal): boolean {
  return organizationRelations.length + departmentRelations.length + sawmillIds.length > 0;
}

function idsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(uuid))];
}

async function writeLastUsedAt(
  orm: WritableOrm,
  principal: Principal,
  ids: string[],
  at: Date,
): Promise<void> {
  const organizationIds = union(
    orm.select({ id: organization.id }).from(organization).where(isOneOfIds(organization.id, ids)),
    orm.select({ id: department.organizationId }).from(department).where(isOneOfIds(department.id, ids)),
    orm.select({ id: sawmill.organizationId }).from(sawmill).where(isOneOfIds(sawmill.id, ids)),
    orm
      .select({ id: department.organizationId })
      .from(stack)
      .innerJoin(department, eq(department.id, stack.departmentId))
      .where(isOneOfIds(stack.id, ids)),
  );
  await orm
    .update(person)
    .set({ invited: false, lastUsedAt: at })
    .where(
      and(
        eq(person.userId, principal.userId),
        inArray(person.organizationId, organizationIds),
        isRelatedTo(orm, principal),
        isOlder(person.lastUsedAt, at),
      ),
    );
}

/** True of people in organisations that the caller belongs to: a foreign id in a text is no use of it. */
function isRelatedTo(
  orm: Orm,
  { isGlobalAdmin, organizationRelations, departmentRelations, sawmillIds }: Principal,
): SQL | undefined {
  if (isGlobalAdmin) return undefined;
  const ofDepartments = orm
    .select({ id: department.organizationId })
    .from(department)
    .where(
      inArray(
        department.id,
        departmentRelations.map(({ departmentId }) => departmentId),
      ),
    );
  const ofSawmills = orm
    .select({ id: sawmill.organizationId })
    .from(sawmill)
    .where(inArray(sawmill.id, [...sawmillIds]));
  return or(
    inArray(
      person.organizationId,
      organizationRelations.map(({ organizationId }) => organizationId),
    ),
    inArray(person.organizationId, ofDepartments),
    inArray(person.organizationId, ofSawmills),
  );
}
