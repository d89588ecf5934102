import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, union } from 'drizzle-orm/pg-core';
import { createMiddleware } from 'hono/factory';
import { organizationScope } from '../auth/scope';
import { apiKey } from '../db/apiKeySchema';
import type { Orm, WritableOrm } from '../db/client';
import { isUnavailable } from '../db/databaseFailure';
import { isOneOfIds } from '../db/isOneOfIds';
import { department, organization, person, sawmill } from '../db/schema';
import { stack } from '../db/stackSchema';
import type { Principal } from '../domain/principal';
import { isOfField } from '../domain/roles';
import { bodyTypeOf } from '../http/createRoute';
import type { ServiceEnv } from '../http/serviceApp';
import type { ServiceDependencies } from '../ports/serviceDependencies';

const recordingInterval = 10 * 60_000;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const mostIdsOfBody = 100;

/**
 * A successful call about an organisation, its departments, sawmills or stacks counts as a use of the
 * organisation. These are recognised by the ids in path and body; the query string is ignored, because
 * callers can put any text into it. The same statement runs for each call, without a cache: a cache would
 * remember a person whose account another organisation keeps, and reveal that.
 */
export function recordLastUsedAt({ database, now }: Pick<ServiceDependencies, 'database' | 'now'>) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    await next();
    const { principal, route } = c.var;
    if (c.res.ok && principal?.keyHash !== undefined)
      return writeOrLeave(keyUsed(database.unrecorded, principal.userId, now()));
    if (!c.res.ok || principal === undefined) return;
    const caller = isOfField(route.rights) ? inField(principal) : principal;
    // A caller without a relation is a person of no organisation.
    if (!hasRelations(caller)) return;
    const body = bodyTypeOf(route) === 'json' ? await c.req.text() : '';
    const ids = [...idsIn(c.req.path), ...idsIn(body).slice(0, mostIdsOfBody)];
    if (ids.length === 0) return;
    await writeOrLeave(writeLastUsedAt(database.unrecorded, caller, ids, now()));
  });
}

/**
 * A failure to record the use is only logged: the call has succeeded, and a client that got a failure would
 * repeat it.
 */
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

function inField(principal: Principal): Principal {
  return {
    ...principal,
    organizationIds: principal.organizationRelations.map(({ organizationId }) => organizationId),
    departmentIds: principal.departmentRelations.map(({ departmentId }) => departmentId),
  };
}

function hasRelations({ organizationIds, departmentIds, sawmillIds }: Principal): boolean {
  return organizationIds.length + departmentIds.length + sawmillIds.length > 0;
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

/**
 * The caller must have access to the organisation, so that the id of another organisation in a text does not
 * count as a use.
 */
function isRelatedTo(orm: Orm, principal: Principal): SQL | undefined {
  const ofSawmills = orm
    .select({ id: sawmill.organizationId })
    .from(sawmill)
    .where(inArray(sawmill.id, [...principal.sawmillIds]));
  const administered = organizationScope(orm, principal);
  if (administered === undefined) return undefined;
  const ofOrganizations = orm.select({ id: organization.id }).from(organization).where(administered);
  return or(inArray(person.organizationId, ofOrganizations), inArray(person.organizationId, ofSawmills));
}
