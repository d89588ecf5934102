import { and, asc, eq, exists, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import {
  appUser,
  department,
  departmentMember,
  organization,
  organizationMember,
  sawmill,
  stack,
} from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { unauthorized } from '../../http/failure';
import { rolesFrom } from '../members/members.queries';

export async function userInfo(orm: Orm, { userId, sawmillIds }: Principal) {
  const [user] = await orm
    .select({ name: appUser.name, email: appUser.email })
    .from(appUser)
    .where(eq(appUser.id, userId));
  if (user === undefined) throw unauthorized();
  const organizations = await orm
    .select({ organizationId: organizationMember.organizationId, roles: organizationMember.roles })
    .from(organizationMember)
    .where(and(eq(organizationMember.userId, userId), eq(organizationMember.state, 'Active')))
    .orderBy(organizationMember.organizationId);
  const departments = await orm
    .select({ departmentId: departmentMember.departmentId, roles: departmentMember.roles })
    .from(departmentMember)
    .where(and(eq(departmentMember.userId, userId), eq(departmentMember.state, 'Active')))
    .orderBy(departmentMember.departmentId);
  return {
    ...user,
    organizationRelations: organizations.map(withRoles),
    departmentRelations: departments.map(withRoles),
    sawmillRelations: sawmillIds.map((sawmillId) => ({ sawmillId })),
  };
}

function withRoles<Relation extends { roles: string[] }>(relation: Relation) {
  return { ...relation, roles: rolesFrom(relation.roles) };
}

/**
 * The organisations of the caller's sawmills with the departments that have assigned stacks to them: a
 * sawmill learns of no others.
 */
export async function suppliersOf(orm: Orm, { sawmillIds }: Principal) {
  if (sawmillIds.length === 0) return [];
  const own = [...sawmillIds];
  const assigned = orm
    .select({ id: stack.id })
    .from(stack)
    .where(and(inArray(stack.sawmillId, own), eq(stack.departmentId, department.id)));
  const rows = await orm
    .select({
      organizationId: organization.id,
      organizationName: organization.name,
      departmentId: department.id,
      departmentName: department.name,
    })
    .from(organization)
    .leftJoin(department, and(eq(department.organizationId, organization.id), exists(assigned)))
    .where(
      inArray(
        organization.id,
        orm.select({ id: sawmill.organizationId }).from(sawmill).where(inArray(sawmill.id, own)),
      ),
    )
    .orderBy(asc(organization.name), organization.id, asc(department.name), department.id);
  const organizations = new Map<string, Supplier>();
  for (const { departmentId, departmentName, ...supplier } of rows) {
    const known = organizations.get(supplier.organizationId) ?? { ...supplier, departments: [] };
    if (departmentId !== null && departmentName !== null)
      known.departments.push({ departmentId, departmentName });
    organizations.set(supplier.organizationId, known);
  }
  return [...organizations.values()];
}

interface Supplier {
  organizationId: string;
  organizationName: string;
  departments: { departmentId: string; departmentName: string }[];
}
