import { count, eq, inArray, sql } from 'drizzle-orm';
import { allMemberships } from '../../auth/allMemberships';
import type { Orm } from '../../db/client';
import { appUser, department, sawmill } from '../../db/schema';
import { stack } from '../../db/stackSchema';

/** A subquery of ids. */
export function departmentsOf(orm: Orm, organizationId: string) {
  return orm
    .select({ id: department.id })
    .from(department)
    .where(eq(department.organizationId, organizationId));
}

/** A subquery of ids. */
export function sawmillsOf(orm: Orm, organizationId: string) {
  return orm.select({ id: sawmill.id }).from(sawmill).where(eq(sawmill.organizationId, organizationId));
}

/** Accounts with memberships in this organisation, its departments and sawmills alone; no global admins. */
export async function usersOnlyOf(orm: Orm, organizationId: string): Promise<string[]> {
  const membership = allMemberships(orm);
  const rows = await orm
    .select({ userId: membership.userId })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(eq(appUser.isGlobalAdmin, false))
    .groupBy(membership.userId)
    .having(sql`bool_and(${membership.organizationId} = ${organizationId})`);
  return rows.map(({ userId }) => userId);
}

/** Counts of the rows that the deletion of the organisation removes. */
export async function organizationContents(orm: Orm, organizationId: string) {
  const [stacks] = await orm
    .select({ count: count() })
    .from(stack)
    .where(inArray(stack.departmentId, departmentsOf(orm, organizationId)));
  const users = await usersOnlyOf(orm, organizationId);
  return {
    stacks: stacks?.count ?? 0,
    sawmills: await orm.$count(sawmill, eq(sawmill.organizationId, organizationId)),
    departments: await orm.$count(department, eq(department.organizationId, organizationId)),
    users: users.length,
  };
}
