import { and, eq, type SQL, sql } from 'drizzle-orm';
import { byName } from '../db/byName';
import type { Orm } from '../db/client';
import { appUser, department, departmentMember, organizationMember, person } from '../db/schema';
import type { Principal } from '../domain/principal';
import { rolesFrom } from '../domain/roles';
import { type Membership, memberTag } from './memberships';
import { invitationState, personColumns, redactUsage } from './organizationPeople';

export async function organizationUsers(
  orm: Orm,
  principal: Principal,
  organizationId: string,
  userId?: string,
) {
  return listMembers(orm, principal, {
    table: organizationMember,
    organizationId,
    isOwner: eq(organizationMember.organizationId, organizationId),
    userId,
    departmentRoles: departmentRolesOf(orm, organizationId),
  });
}

export async function departmentUsers(
  orm: Orm,
  principal: Principal,
  { organizationId, departmentId }: { organizationId: string; departmentId: string },
  userId?: string,
) {
  const isOwner = eq(departmentMember.departmentId, departmentId);
  return listMembers(orm, principal, { table: departmentMember, organizationId, isOwner, userId });
}

interface DepartmentRoles {
  departmentId: string;
  departmentName: string;
  roles: string[];
  state: Membership['state'];
}

function departmentRolesOf(orm: Orm, organizationId: string): SQL<DepartmentRoles[]> {
  const rows = orm
    .select({
      json: sql`json_agg(json_build_object(
        'departmentId', ${department.id}, 'departmentName', ${department.name},
        'roles', ${departmentMember.roles}, 'state', ${departmentMember.state}
      ) order by ${byName(department.name)}, ${department.id})`,
    })
    .from(departmentMember)
    .innerJoin(department, eq(department.id, departmentMember.departmentId))
    .where(and(eq(departmentMember.userId, person.userId), eq(department.organizationId, organizationId)));
  return sql`coalesce(${rows}, '[]')`;
}

interface Listing {
  table: typeof organizationMember | typeof departmentMember;
  organizationId: string;
  isOwner: SQL;
  userId: string | undefined;
  departmentRoles?: SQL<DepartmentRoles[]>;
}

async function listMembers(
  orm: Orm,
  principal: Principal,
  { table, organizationId, isOwner, userId, departmentRoles = sql`null` }: Listing,
) {
  const { name, phone, roles, state, enableAutoEmails } = table;
  const rows = await orm
    .select({
      ...personColumns,
      mailState: invitationState(orm),
      userEmail: appUser.email,
      name,
      phone,
      state,
      roles,
      enableAutoEmails,
      departmentRoles: sql<DepartmentRoles[] | null>`${departmentRoles}`,
    })
    .from(table)
    .innerJoin(appUser, eq(appUser.id, table.userId))
    .innerJoin(person, and(eq(person.userId, table.userId), eq(person.organizationId, organizationId)))
    .where(and(isOwner, userId === undefined ? undefined : eq(table.userId, userId)))
    .orderBy(byName(name), person.id);
  return rows.map(({ departmentRoles: elsewhere, ...row }) => ({
    ...redactUsage(row, principal, organizationId),
    roles: rolesFrom(row.roles),
    etag: memberTag(row),
    ...(elsewhere === null
      ? {}
      : { departmentRoles: elsewhere.map((one) => ({ ...one, roles: rolesFrom(one.roles) })) }),
  }));
}
