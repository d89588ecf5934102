import { and, eq } from 'drizzle-orm';
import { entityTag } from '../access/entityTag';
import { missing } from '../access/failure';
import type { Principal } from '../access/principal';
import { departmentScope } from '../access/scope';
import type { Orm } from '../db/client';
import { department } from '../db/schema';
import { departmentContacts, departmentUsers } from '../routes/members';

interface DepartmentVersion {
  name: string;
  departmentNumber: number | null;
  customerNumber: string | null;
}

/** The parts in which a department is edited, by their position in its entity tag. */
export const departmentPart = { info: 0, customerNumber: 1 } as const;

/** The version of a department; the mailing list has none, because adding to it and removing from it commute. */
export function departmentTag({ name, departmentNumber, customerNumber }: DepartmentVersion): string {
  return entityTag([name, departmentNumber], [customerNumber]);
}

/** A department as it is read; 404 when the caller may not open it. */
export async function departmentInformation(orm: Orm, principal: Principal, id: string) {
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
  const users = await departmentUsers(orm, id);
  const contacts = await departmentContacts(orm, id);
  return { ...found, users, contacts, etag: departmentTag(found) };
}
