import { eq } from 'drizzle-orm';
import { byName } from '../db/byName';
import type { Orm } from '../db/client';
import { department, organization } from '../db/schema';
import type { Feature } from '../domain/features';
import type { OwnAccess } from '../domain/ownAccess';
import type { Principal } from '../domain/principal';
import { rolesFrom } from '../domain/roles';
import { departmentScope } from './scope';

export function userInfo(principal: Principal, features: readonly Feature[]) {
  const { name, email, organizationRelations, departmentRelations, sawmillIds } = principal;
  return {
    name,
    email,
    organizationRelations: organizationRelations.map(withRoles),
    departmentRelations: departmentRelations.map(withRoles),
    sawmillRelations: sawmillIds.map((sawmillId) => ({ sawmillId })),
    features: [...features],
  };
}

export async function loadOwnAccess(
  orm: Orm,
  principal: Principal,
  features: readonly Feature[],
): Promise<OwnAccess> {
  return { userInfo: userInfo(principal, features), departments: await openDepartments(orm, principal) };
}

function withRoles<Relation extends { roles: readonly string[] }>(relation: Relation) {
  return { ...relation, roles: rolesFrom(relation.roles) };
}

export async function openDepartments(orm: Orm, principal: Principal) {
  if (principal.isGlobalAdmin) return [];
  return orm
    .select({
      departmentId: department.id,
      name: department.name,
      organizationId: department.organizationId,
      organizationName: organization.name,
    })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(departmentScope(principal))
    .orderBy(byName(department.name), department.id);
}
