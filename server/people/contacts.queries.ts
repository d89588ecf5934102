import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { byName } from '../db/byName';
import type { Orm } from '../db/client';
import { contact } from '../db/schema';
import { entityTag } from '../http/entityTag';

export function organizationContacts(orm: Orm, organizationId: string) {
  return listContacts(orm, and(eq(contact.organizationId, organizationId), isNull(contact.departmentId)));
}

export function departmentContacts(orm: Orm, departmentId: string) {
  return listContacts(orm, eq(contact.departmentId, departmentId));
}

async function listContacts(orm: Orm, where: SQL | undefined) {
  const rows = await orm
    .select({ id: contact.id, name: contact.name, email: contact.email, phone: contact.phone })
    .from(contact)
    .where(where)
    .orderBy(byName(contact.name), contact.id);
  return rows.map((row) => ({ ...row, etag: contactTag(row) }));
}

interface ContactVersion {
  name: string;
  email: string;
  phone: string;
}

export function contactTag({ name, email, phone }: ContactVersion): string {
  return entityTag([name, email, phone]);
}
