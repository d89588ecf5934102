import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { createMiddleware } from 'hono/factory';
import type { Orm } from '../db/client';
import { isOneOfIds } from '../db/isOneOfIds';
import { department, organization, person, sawmill, stack } from '../db/schema';
import type { ServiceDependencies } from '../dependencies';
import type { Principal } from './principal';
import type { ServiceEnv } from './serviceApp';

/** A use is written down once in this time, in milliseconds. */
const grain = 10 * 60_000;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** More than any page of the portal asks about at once; of a long selection of stacks the first ones will do. */
const mostIds = 100;

/** Keeps the memory of what was written bounded. */
const mostNoted = 10_000;

/**
 * Writes down when somebody last used an organisation: a successful call about the organisation, one of its
 * departments, sawmills or stacks. What a call is about stands in its address and body. A call that names nothing
 * belongs to no organisation: what somebody does elsewhere is nobody's business.
 */
export function noteUse({ database: { orm }, now }: Pick<ServiceDependencies, 'database' | 'now'>) {
  const noted = new Map<string, number>();
  return createMiddleware<ServiceEnv>(async (c, next) => {
    await next();
    const { principal, operation } = c.var;
    // Nobody is a person of any organisation without a relation to it.
    if (!c.res.ok || principal === undefined || !hasRelations(principal)) return;
    const body = operation.bodyType === 'json' ? await c.req.text() : '';
    const ids = [...new Set((c.req.url + body).match(uuid)?.slice(0, mostIds))].map((id) => id.toLowerCase());
    if (ids.length === 0) return;
    const at = now();
    const key = [principal.userId, ...ids.sort()].join();
    const before = noted.get(key);
    if (before !== undefined && before > at.getTime() - grain) return;
    if (noted.size >= mostNoted) noted.clear();
    noted.set(key, at.getTime());
    await writeUse(orm, principal.userId, ids, at);
  });
}

function hasRelations({ organizationIds, departmentIds, sawmillIds }: Principal): boolean {
  return organizationIds.length + departmentIds.length + sawmillIds.length > 0;
}

async function writeUse(orm: Orm, userId: string, ids: string[], at: Date): Promise<void> {
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
        eq(person.userId, userId),
        inArray(person.organizationId, meant),
        or(isNull(person.lastUsedAt), lt(person.lastUsedAt, new Date(at.getTime() - grain))),
      ),
    );
}
