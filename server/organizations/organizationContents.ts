import { count, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Orm } from '../db/client';
import {
  appUser,
  department,
  departmentMember,
  organizationMember,
  sawmill,
  sawmillMember,
  stack,
} from '../db/schema';

export function departmentsOf(orm: Orm, organizationId: string) {
  return orm
    .select({ id: department.id })
    .from(department)
    .where(eq(department.organizationId, organizationId));
}

export function sawmillsOf(orm: Orm, organizationId: string) {
  return orm.select({ id: sawmill.id }).from(sawmill).where(eq(sawmill.organizationId, organizationId));
}

/** The accounts that only this organisation knows: itself, its departments or its sawmills; no global admins. */
export async function usersOfNoOther(orm: Orm, organizationId: string): Promise<string[]> {
  const memberships = unionAll(
    orm
      .select({ userId: organizationMember.userId, organizationId: organizationMember.organizationId })
      .from(organizationMember),
    orm
      .select({ userId: departmentMember.userId, organizationId: department.organizationId })
      .from(departmentMember)
      .innerJoin(department, eq(department.id, departmentMember.departmentId)),
    orm
      .select({ userId: sawmillMember.userId, organizationId: sawmill.organizationId })
      .from(sawmillMember)
      .innerJoin(sawmill, eq(sawmill.id, sawmillMember.sawmillId)),
  ).as('memberships');
  const rows = await orm
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(appUser, eq(appUser.id, memberships.userId))
    .where(eq(appUser.isGlobalAdmin, false))
    .groupBy(memberships.userId)
    .having(sql`bool_and(${memberships.organizationId} = ${organizationId})`);
  return rows.map(({ userId }) => userId);
}

/** How much would be deleted with the organisation. */
export async function organizationContents(orm: Orm, organizationId: string) {
  const [stacks] = await orm
    .select({ count: count() })
    .from(stack)
    .where(inArray(stack.departmentId, departmentsOf(orm, organizationId)));
  const users = await usersOfNoOther(orm, organizationId);
  return {
    stacks: stacks?.count ?? 0,
    sawmills: await orm.$count(sawmill, eq(sawmill.organizationId, organizationId)),
    departments: await orm.$count(department, eq(department.organizationId, organizationId)),
    users: users.length,
  };
}
