import { and, eq } from 'drizzle-orm';
import { departmentScope, idOf } from '@server/auth/scope';
import type { Orm } from '@server/db/client';
import { department } from '@server/db/schema';
import type { Principal } from '@server/domain/principal';
import { departmentContacts } from '@server/features/contacts/contacts.queries';
import { departmentUsers } from '@server/features/members/members.queries';
import { missing } from '@server/http/failure';
import { departmentTag } from './departmentTag';

/** A department as it is read; 404 when the caller may not open it. */
export async function departmentAsRead(orm: Orm, principal: Principal, departmentId: string) {
  const id = idOf(departmentId);
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
