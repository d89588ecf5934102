import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Orm } from './client';
import { department, departmentMember, organizationMember, sawmill, sawmillMember } from './schema';

export function allMemberships(orm: Orm) {
  return unionAll(
    orm
      .select({
        userId: organizationMember.userId,
        organizationId: organizationMember.organizationId,
        ownerId: sql<string>`${organizationMember.organizationId}`.as('owner_id'),
      })
      .from(organizationMember),
    orm
      .select({
        userId: departmentMember.userId,
        organizationId: department.organizationId,
        ownerId: sql<string>`${departmentMember.departmentId}`.as('owner_id'),
      })
      .from(departmentMember)
      .innerJoin(department, eq(department.id, departmentMember.departmentId)),
    orm
      .select({
        userId: sawmillMember.userId,
        organizationId: sawmill.organizationId,
        ownerId: sql<string>`${sawmillMember.sawmillId}`.as('owner_id'),
      })
      .from(sawmillMember)
      .innerJoin(sawmill, eq(sawmill.id, sawmillMember.sawmillId)),
  ).as('membership');
}
