import { and, count, eq, inArray, like, not, type SQL, sql } from 'drizzle-orm';
import { allMemberships } from '../../db/allMemberships';
import type { Orm } from '../../db/client';
import { measurement } from '../../db/measurementSchema';
import { appUser, department, sawmill } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { formerPeopleAt } from '../../domain/formerPeople';

function departmentsOf(orm: Orm, organizationId: string) {
  return orm
    .select({ id: department.id })
    .from(department)
    .where(eq(department.organizationId, organizationId));
}

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

/**
 * Returns accounts that only stacks of the organisation still name, because the people had left before the
 * organisation was imported.
 */
export async function namesOnlyOf(orm: Orm, organizationId: string): Promise<string[]> {
  const isNamedBy = (isOwn: SQL) => sql`(
    exists (select from ${stack} where ${isOwn} and (${stack.registratorId} = ${appUser.id} or ${stack.surveyorId} = ${appUser.id}))
    or exists (select from ${measurement} where ${isOwn} and (${measurement.measuredById} = ${appUser.id} or ${measurement.authorId} = ${appUser.id})))`;
  const rows = await orm
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        like(appUser.email, `%${formerPeopleAt}`),
        isNamedBy(sql`organization_id = ${organizationId}::uuid`),
        not(isNamedBy(sql`organization_id <> ${organizationId}::uuid`)),
      ),
    );
  return rows.map(({ id }) => id);
}

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
