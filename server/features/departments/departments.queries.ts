import { and, eq } from 'drizzle-orm';
import { departmentScope, requireId } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { department } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { entityTag } from '../../http/entityTag';
import { missing } from '../../http/failure';
import { departmentContacts } from '../../people/contacts.queries';
import { departmentUsers } from '../../people/members.queries';

export async function getDepartment(orm: Orm, principal: Principal, departmentId: string) {
  const id = requireId(departmentId);
  const [found] = await orm
    .select({
      departmentId: department.id,
      name: department.name,
      departmentNumber: department.departmentNumber,
      organizationId: department.organizationId,
      customerNumber: department.customerNumber,
      mailingList: department.mailingList,
    })
    .from(department)
    .where(and(eq(department.id, id), departmentScope(principal)));
  if (found === undefined) throw missing();
  const users = await departmentUsers(orm, principal, {
    organizationId: found.organizationId,
    departmentId: id,
  });
  const contacts = await departmentContacts(orm, id);
  return { ...found, users, contacts, etag: departmentTag(found) };
}

interface DepartmentVersion {
  name: string;
  departmentNumber: number | null;
  customerNumber: string | null;
}

export const departmentPart = { info: 0, customerNumber: 1 } as const;

export type DepartmentPart = (typeof departmentPart)[keyof typeof departmentPart];

/**
 * The mailing list is not part of the version, because the order in which people add and remove addresses
 * does not matter.
 */
export function departmentTag({ name, departmentNumber, customerNumber }: DepartmentVersion): string {
  return entityTag([name, departmentNumber], [customerNumber]);
}
