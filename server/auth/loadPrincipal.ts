import { and, eq, exists, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { refreshToken } from '../db/accountSchema';
import type { Orm } from '../db/client';
import { appUser, departmentMember, organization, organizationMember, sawmillMember } from '../db/schema';
import { formerPeopleAt } from '../domain/formerPeople';
import type { Holder, Principal } from '../domain/principal';
import { loadKey } from './loadKey';

/**
 * @returns undefined if there is no account, if its session has ended, for a revoked key, and for a person
 * without an active membership. Memberships of an inactive organisation do not count; global admins need
 * none.
 */
export async function loadPrincipal(orm: Orm, holder: Holder): Promise<Principal | undefined> {
  const { sessionId, keyHash } = holder;
  if (keyHash !== undefined) return loadKey(orm, keyHash);
  const organizations = orm
    .select({
      relations: relationsOf(
        sql`'organizationId'`,
        organizationMember.organizationId,
        organizationMember.roles,
      ),
    })
    .from(organizationMember)
    .innerJoin(organization, isActive(organizationMember))
    .where(and(eq(organizationMember.userId, appUser.id), eq(organizationMember.state, 'Active')));
  const departments = orm
    .select({
      relations: relationsOf(sql`'departmentId'`, departmentMember.departmentId, departmentMember.roles),
    })
    .from(departmentMember)
    .innerJoin(organization, isActive(departmentMember))
    .where(and(eq(departmentMember.userId, appUser.id), eq(departmentMember.state, 'Active')));
  const sawmills = orm
    .select({ id: sawmillMember.sawmillId })
    .from(sawmillMember)
    .innerJoin(organization, isActive(sawmillMember))
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
        notLike(appUser.email, `%${formerPeopleAt}`),
        isNotDeactivated(orm),
      ),
    );
  return row && { ...row, ...administeredIds(row), sessionId };
}

/**
 * A session is a family of refresh tokens. Signing out, a new password and the loss of all access delete it.
 */
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

function isActive({ organizationId }: { organizationId: AnyPgColumn }) {
  return and(eq(organization.id, organizationId), eq(organization.active, true));
}

export function isNotDeactivated(orm: Orm) {
  const states = statesOf(orm, isActive);
  const all = statesOf(orm, ({ organizationId }) => eq(organization.id, organizationId));
  return or(eq(appUser.isGlobalAdmin, true), sql`'Active' = any(${states})`, sql`not exists (${all})`);
}

/** @param email lower case */
export async function waitsForOrganization(orm: Orm, email: string): Promise<boolean> {
  const states = statesOf(orm, ({ organizationId }) =>
    and(eq(organization.id, organizationId), eq(organization.active, false)),
  );
  const [found] = await orm
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.email, email), sql`'Active' = any(${states})`));
  return found !== undefined;
}

type OfOrganization = (membership: { organizationId: AnyPgColumn }) => SQL | undefined;

function statesOf(orm: Orm, isMeant: OfOrganization) {
  return orm
    .select({ state: organizationMember.state })
    .from(organizationMember)
    .innerJoin(organization, isMeant(organizationMember))
    .where(eq(organizationMember.userId, appUser.id))
    .unionAll(
      orm
        .select({ state: departmentMember.state })
        .from(departmentMember)
        .innerJoin(organization, isMeant(departmentMember))
        .where(eq(departmentMember.userId, appUser.id)),
    )
    .unionAll(
      orm
        .select({ state: sql<'Active' | 'Inactive'>`'Active'` })
        .from(sawmillMember)
        .innerJoin(organization, isMeant(sawmillMember))
        .where(eq(sawmillMember.userId, appUser.id)),
    );
}
