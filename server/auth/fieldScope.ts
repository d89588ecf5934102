import { eq, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { department, organization } from '../db/schema';
import type { Principal } from '../domain/principal';
import { type FieldRole, membershipRoles } from '../domain/roles';
import { ServiceFailure } from '../http/failure';
import { failureTexts } from '../texts/failureTexts';
import { authFailures } from './auth.failures';
import { isId, requireId, rightsBehindLock } from './scope';

export function worksIn(
  { organizationRelations, departmentRelations }: Principal,
  roles: readonly FieldRole[],
  { departmentId, organizationId }: { departmentId: string; organizationId: string },
): boolean {
  const names: readonly string[] = roles.map((role) => membershipRoles[role]);
  const held = [
    ...organizationRelations.filter((relation) => relation.organizationId === organizationId),
    ...departmentRelations.filter((relation) => relation.departmentId === departmentId),
  ];
  return held.some((relation) => relation.roles.some((role) => names.includes(role)));
}

function departmentsWhere(orm: Orm, condition: SQL) {
  return orm
    .select({ department, organization })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(condition);
}

export type FieldDepartment = Awaited<ReturnType<typeof departmentsWhere>>[number];

interface Wanted {
  departmentId: string;
  roles: readonly FieldRole[];
}

function departmentMissing(): ServiceFailure {
  return new ServiceFailure(404, failureTexts.invalid, {
    fields: [{ field: 'departmentId', textId: 'departmentMissing' }],
  });
}

function isDepartment(departmentId: string): SQL {
  if (!isId(departmentId)) throw departmentMissing();
  return eq(department.id, requireId(departmentId));
}

/**
 * @throws ServiceFailure 404 for a department in which the caller has none of the roles, 403 while its
 * organisation is inactive
 */
export async function fieldDepartment(
  orm: Orm,
  principal: Principal,
  { departmentId, roles }: Wanted,
): Promise<FieldDepartment> {
  const [found] = await departmentsWhere(orm, isDepartment(departmentId));
  return requireWorkIn(principal, roles, found);
}

/**
 * The department stays locked until the transaction ends. Its messages are stored one after the other, so
 * that no number is given twice and no stack is created twice. The organisation is locked first, because its
 * deletion locks in this order, too.
 */
export async function lockedFieldDepartment(
  orm: Orm,
  principal: Principal,
  { departmentId, roles }: Wanted,
): Promise<FieldDepartment> {
  const asked = isDepartment(departmentId);
  const [owner] = await departmentsWhere(orm, asked).for('key share', { of: organization });
  requireWorkIn(principal, roles, owner);
  const [found] = await departmentsWhere(orm, asked).for('no key update', { of: department });
  return requireWorkIn(await rightsBehindLock(orm, principal), roles, found);
}

function requireWorkIn(
  principal: Principal,
  roles: readonly FieldRole[],
  found: FieldDepartment | undefined,
): FieldDepartment {
  if (found === undefined) throw departmentMissing();
  const { department, organization } = found;
  if (!worksIn(principal, roles, { departmentId: department.id, organizationId: organization.id }))
    throw departmentMissing();
  if (!organization.active) throw new ServiceFailure(403, authFailures.ingestInactive);
  return found;
}
