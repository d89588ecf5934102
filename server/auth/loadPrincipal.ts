import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { refreshToken } from '../db/accountSchema';
import type { Orm } from '../db/client';
import { appUser, departmentMember, organizationMember, sawmillMember } from '../db/schema';
import type { Holder, Principal } from '../domain/principal';

/**
 * Undefined without an account, when its session has ended, and when deactivated. A person is deactivated
 * who has memberships of which none is active; global admins need no membership.
 */
export async function loadPrincipal(orm: Orm, holder: Holder): Promise<Principal | undefined> {
  const { sessionId } = holder;
  const organizations = orm
    .select({
      relations: relationsOf(
        sql`'organizationId'`,
        organizationMember.organizationId,
        organizationMember.roles,
      ),
    })
    .from(organizationMember)
    .where(and(eq(organizationMember.userId, appUser.id), eq(organizationMember.state, 'Active')));
  const departments = orm
    .select({
      relations: relationsOf(sql`'departmentId'`, departmentMember.departmentId, departmentMember.roles),
    })
    .from(departmentMember)
    .where(and(eq(departmentMember.userId, appUser.id), eq(departmentMember.state, 'Active')));
  const sawmills = orm
    .select({ id: sawmillMember.sawmillId })
    .from(sawmillMember)
    .where(eq(sawmillMember.userId, appUser.id));
  const [row] = await orm
    .select({
      userId: appUser.id,
      name: appUser.name,
      email: appUser.email,
      isGlobalAdmin: appUser.isGlobalAdmin,
      organizationRelations: sql<Principal['organizationRelations']>`(${organizations})`,
      departmentRelations: sql<Principal['departmentRelations']>`(${departments})`,
      sawmillIds: sql<string[]>`array(${sawmills})`,
    })
    .from(appUser)
    .where(
      and(
        holder.email === undefined ? undefined : eq(appUser.email, holder.email),
        holder.userId === undefined ? undefined : eq(appUser.id, holder.userId),
        sessionId === undefined ? undefined : exists(sessionOf(orm, sessionId)),
        isNotDeactivated(orm),
      ),
    );
  return row && { ...row, ...administeredIds(row), sessionId };
}

/** A session is a family of refresh tokens: log-out, a new password and the loss of all access delete it. */
function sessionOf(orm: Orm, sessionId: string) {
  return orm
    .select({ family: refreshToken.family })
    .from(refreshToken)
    .where(and(eq(refreshToken.family, sessionId), eq(refreshToken.userId, appUser.id)));
}

function relationsOf(idName: SQL, id: AnyPgColumn, roles: AnyPgColumn): SQL {
  return sql`coalesce(json_agg(json_build_object(${idName}, ${id}, 'roles', ${roles}) order by ${id}), '[]')`;
}

function administeredIds({
  organizationRelations,
  departmentRelations,
}: Pick<Principal, 'organizationRelations' | 'departmentRelations'>) {
  return {
    organizationIds: organizationRelations.flatMap(({ organizationId, roles }) =>
      roles.includes('OrganizationAdmin') ? organizationId : [],
    ),
    departmentIds: departmentRelations.flatMap(({ departmentId, roles }) =>
      roles.includes('DepartmentAdmin') ? departmentId : [],
    ),
  };
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
