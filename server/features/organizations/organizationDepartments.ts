import { and, arrayContains, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { departmentScope } from '@server/auth/scope';
import type { Orm } from '@server/db/client';
import { appUser, department, departmentMember } from '@server/db/schema';
import type { Principal } from '@server/domain/principal';

/**
 * The departments of an organisation that the caller may open, by name. The administrator is the first active
 * department admin by name; one without a name comes last, and is called by the e-mail.
 */
export function organizationDepartments(orm: Orm, principal: Principal, organizationId: string) {
  const { departmentId, userId, name, roles, state } = getTableColumns(departmentMember);
  const administrators = orm
    .selectDistinctOn([departmentId], {
      departmentId,
      name: sql<string>`case when ${name} = '' then ${appUser.email} else ${name} end`.as('administrator'),
    })
    .from(departmentMember)
    .innerJoin(appUser, eq(appUser.id, userId))
    .innerJoin(department, eq(department.id, departmentId))
    .where(
      and(
        eq(department.organizationId, organizationId),
        eq(state, 'Active'),
        arrayContains(roles, ['DepartmentAdmin']),
      ),
    )
    .orderBy(departmentId, desc(ne(name, '')), asc(name), asc(appUser.email))
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
