import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { success } from '../access/answer';
import { missing } from '../access/failure';
import { offsetOf } from '../access/paging';
import { idOf, organizationScope } from '../access/scope';
import type { ServiceApp } from '../access/serviceApp';
import { sawmillListRoute } from '../contract/sawmill';
import type { Orm } from '../db/client';
import { appUser, organization, sawmill, sawmillMember } from '../db/schema';
import type { ServiceDependencies } from '../dependencies';
import { sawmillTag, sawmillUserTag } from '../sawmills/sawmillTags';

export function registerSawmillRoutes(app: ServiceApp, { database: { orm } }: ServiceDependencies): void {
  app.openapi(sawmillListRoute, async (c) => {
    const { principal } = c.var;
    const { page, pageSize, organizationId } = c.req.valid('query');
    const id = idOf(organizationId);
    const [visible] = await orm
      .select({ totalCount: count(sawmill.id) })
      .from(organization)
      .leftJoin(sawmill, eq(sawmill.organizationId, organization.id))
      .where(and(eq(organization.id, id), organizationScope(orm, principal)))
      .groupBy(organization.id);
    if (visible === undefined) throw missing();
    const rows = await orm
      .select({ id: sawmill.id, name: sawmill.name, organizationId: sawmill.organizationId })
      .from(sawmill)
      .where(eq(sawmill.organizationId, id))
      .orderBy(asc(sawmill.name), sawmill.id)
      .limit(pageSize)
      .offset(offsetOf({ page, pageSize }));
    // A department admin reads ids and names only.
    const readsUsers = principal.isGlobalAdmin || principal.organizationIds.includes(id);
    const users = readsUsers
      ? await usersOf(
          orm,
          rows.map((row) => row.id),
        )
      : undefined;
    const data = rows.map((row) =>
      users === undefined
        ? { ...row, users: null }
        : { ...row, users: users.get(row.id) ?? [], etag: sawmillTag(row) },
    );
    return c.json(success({ data, page, totalCount: visible.totalCount }), 200);
  });
}

interface SawmillUser {
  userId: string;
  name: string;
  email: string;
  phone: string;
  etag: string;
}

async function usersOf(orm: Orm, sawmillIds: string[]): Promise<Map<string, SawmillUser[]>> {
  const rows = await orm
    .select({
      sawmillId: sawmillMember.sawmillId,
      userId: appUser.id,
      name: sawmillMember.name,
      email: appUser.email,
      phone: sawmillMember.phone,
    })
    .from(sawmillMember)
    .innerJoin(appUser, eq(appUser.id, sawmillMember.userId))
    .where(inArray(sawmillMember.sawmillId, sawmillIds))
    .orderBy(asc(sawmillMember.name), appUser.id);
  const users = new Map<string, SawmillUser[]>();
  for (const { sawmillId, ...row } of rows) {
    const user = { ...row, etag: sawmillUserTag(row) };
    users.set(sawmillId, [...(users.get(sawmillId) ?? []), user]);
  }
  return users;
}
