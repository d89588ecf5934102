import { and, arrayContains, eq, or, sql } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { appUser, departmentMember, organizationMember, sawmillMember } from '../db/schema';
import type { Holder, Principal } from '../domain/principal';

/**
 * The person of an e-mail address; undefined without an account or when deactivated. A person is deactivated
 * who has memberships of which none is active; global admins need no membership.
 */
export async function loadPrincipal(orm: Orm, { email, userId }: Holder): Promise<Principal | undefined> {
  const organizations = orm
    .select({ id: organizationMember.organizationId })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.userId, appUser.id),
        eq(organizationMember.state, 'Active'),
        arrayContains(organizationMember.roles, ['OrganizationAdmin']),
      ),
    );
  const departments = orm
    .select({ id: departmentMember.departmentId })
    .from(departmentMember)
    .where(
      and(
        eq(departmentMember.userId, appUser.id),
        eq(departmentMember.state, 'Active'),
        arrayContains(departmentMember.roles, ['DepartmentAdmin']),
      ),
    );
  const sawmills = orm
    .select({ id: sawmillMember.sawmillId })
    .from(sawmillMember)
    .where(eq(sawmillMember.userId, appUser.id));
  const [row] = await orm
    .select({
      userId: appUser.id,
      email: appUser.email,
      isGlobalAdmin: appUser.isGlobalAdmin,
      organizationIds: sql<string[]>`array(${organizations})`,
      departmentIds: sql<string[]>`array(${departments})`,
      sawmillIds: sql<string[]>`array(${sawmills})`,
    })
    .from(appUser)
    .where(
      and(
        eq(appUser.email, email),
        userId === undefined ? undefined : eq(appUser.id, userId),
        isNotDeactivated(orm),
      ),
    );
  return row;
}

export function isNotDeactivated(orm: Orm) {
  const states = orm
    .select({ state: organizationMember.state })
    .from(organizationMember)
    .where(eq(organizationMember.userId, appUser.id))
    .unionAll(
      orm
        .select({ state: departmentMember.state })
        .from(departmentMember)
        .where(eq(departmentMember.userId, appUser.id)),
    )
    .unionAll(
      orm
        .select({ state: sql<'Active' | 'Inactive'>`'Active'` })
        .from(sawmillMember)
        .where(eq(sawmillMember.userId, appUser.id)),
    );
  return or(eq(appUser.isGlobalAdmin, true), sql`'Active' = any(${states})`, sql`not exists (${states})`);
}
