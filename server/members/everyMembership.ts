import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Orm } from '../db/client';
import { department, departmentMember, organizationMember, sawmill, sawmillMember } from '../db/schema';

/** Who has a membership in which organisation: of its own, of its departments or of its sawmills, active or not. */
export function everyMembership(orm: Orm) {
  return unionAll(
    orm
      .select({ userId: organizationMember.userId, organizationId: organizationMember.organizationId })
      .from(organizationMember),
    orm
      .select({ userId: departmentMember.userId, organizationId: department.organizationId })
      .from(departmentMember)
      .innerJoin(department, eq(department.id, departmentMember.departmentId)),
    orm
      .select({ userId: sawmillMember.userId, organizationId: sawmill.organizationId })
      .from(sawmillMember)
      .innerJoin(sawmill, eq(sawmill.id, sawmillMember.sawmillId)),
  ).as('membership');
}
