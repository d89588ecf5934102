import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { createMiddleware } from 'hono/factory';
import type { Orm } from '../db/client';
import { isOneOfIds } from '../db/isOneOfIds';
import { department, organization, person, sawmill, stack } from '../db/schema';
import type { Principal } from '../domain/principal';
import { bodyTypeOf } from '../http/createRoute';
import type { ServiceEnv } from '../http/serviceApp';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { organizationScope } from './scope';

/** A use is written down once in this time, in milliseconds. */
const grain = 10 * 60_000;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** More than any page of the portal asks about at once; of a long selection of stacks the first ones will do. */
const mostIdsOfBody = 100;

/**
 * Writes down when somebody last used an organisation: a successful call about the organisation, one of its
 * departments, sawmills or stacks. What a call is about stands in its path and body; a query string may hold whatever
 * the caller likes. A call that names nothing belongs to no organisation: what somebody does elsewhere is nobody's
 * business. The same statement runs each time: a memory of what was written would outlive a person whose account is
 * kept for another organisation, and tell of it.
 */
export function recordUse({ database: { orm }, now }: Pick<ServiceDependencies, 'database' | 'now'>) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    await next();
    const { principal, route } = c.var;
    // Nobody is a person of any organisation without a relation to it.
    if (!c.res.ok || principal === undefined || !hasRelations(principal)) return;
    const body = bodyTypeOf(route) === 'json' ? await c.req.text() : '';
    const ids = [...idsIn(c.req.path), ...idsIn(body).slice(0, mostIdsOfBody)];
    if (ids.length > 0) await writeUse(orm, principal, ids, now());
  });
}

function hasRelations({ organizationIds, departmentIds, sawmillIds }: Principal): boolean {
  return organizationIds.length + departmentIds.length + sawmillIds.length > 0;
}

function idsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(uuid))];
}

async function writeUse(orm: Orm, principal: Principal, ids: string[], at: Date): Promise<void> {
  const meant = union(
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
        inArray(person.organizationId, meant),
        isRelatedTo(orm, principal),
        or(isNull(person.lastUsedAt), lt(person.lastUsedAt, new Date(at.getTime() - grain))),
      ),
    );
}

/** True of people of organisations that something is open to the caller in: a foreign id in a text is no use of it. */
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
