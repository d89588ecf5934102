import { and, arrayContains, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Principal } from '../access/principal';
import { departmentScope } from '../access/scope';
import type { Orm } from '../db/client';
import { department, departmentMember } from '../db/schema';

/**
 * The departments of an organisation that the caller may open, by name. The administrator is the first active
 * department admin by name.
 */
export function organizationDepartments(orm: Orm, principal: Principal, organizationId: string) {
  const { departmentId, userId, name, roles, state } = getTableColumns(departmentMember);
  const administrators = orm
    .selectDistinctOn([departmentId], { departmentId, name })
    .from(departmentMember)
    .innerJoin(department, eq(department.id, departmentId))
    .where(
      and(
        eq(department.organizationId, organizationId),
        eq(state, 'Active'),
        arrayContains(roles, ['DepartmentAdmin']),
      ),
    )
    .orderBy(departmentId, asc(name), userId)
    .as('administrators');
  return orm
    .select({
      departmentId: department.id,
      name: department.name,
      administrator: administrators.name,
      numberOfUsers: orm.$count(departmentMember, eq(departmentMember.departmentId, department.id)),
    })
    .from(department)
    .leftJoin(administrators, eq(administrators.departmentId, department.id))
    .where(and(eq(department.organizationId, organizationId), departmentScope(principal)))
    .orderBy(asc(department.name), department.id);
}
