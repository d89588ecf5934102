import type { z } from '@hono/zod-openapi';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { RoleSchema } from '../contract/values';
import type { Orm } from '../db/client';
import { appUser, contact, departmentMember, organizationMember } from '../db/schema';
import { contactTag } from '../members/contactTag';
import { memberTag } from '../members/memberTag';

type Role = z.infer<typeof RoleSchema>;

/** The roles of a membership; what is no role (any more) is left out. */
export function rolesFrom(roles: readonly string[]): Role[] {
  return roles.flatMap((role) => {
    const known = RoleSchema.safeParse(role);
    return known.success ? [known.data] : [];
  });
}

/** A membership as it is answered. */
export function asMember<
  Row extends { name: string; phone: string; roles: string[]; enableAutoEmails: boolean },
>(row: Row) {
  return { ...row, roles: rolesFrom(row.roles), etag: memberTag(row) };
}

const user = { userId: appUser.id, userEmail: appUser.email };

/** The users of an organisation, by name. */
export async function organizationUsers(orm: Orm, organizationId: string) {
  const { name, phone, roles, state, enableAutoEmails } = organizationMember;
  const rows = await orm
    .select({ ...user, name, phone, state, roles, enableAutoEmails })
    .from(organizationMember)
    .innerJoin(appUser, eq(appUser.id, organizationMember.userId))
    .where(eq(organizationMember.organizationId, organizationId))
    .orderBy(asc(name), appUser.id);
  return rows.map(asMember);
}

/** The users of a department, by name. */
export async function departmentUsers(orm: Orm, departmentId: string) {
  const { name, phone, roles, state, enableAutoEmails } = departmentMember;
  const rows = await orm
    .select({ ...user, name, phone, state, roles, enableAutoEmails })
    .from(departmentMember)
    .innerJoin(appUser, eq(appUser.id, departmentMember.userId))
    .where(eq(departmentMember.departmentId, departmentId))
    .orderBy(asc(name), appUser.id);
  return rows.map(asMember);
}

async function contacts(orm: Orm, where: SQL | undefined) {
  const rows = await orm
    .select({ id: contact.id, name: contact.name, email: contact.email, phone: contact.phone })
    .from(contact)
    .where(where)
    .orderBy(asc(contact.name), contact.id);
  return rows.map((row) => ({ ...row, etag: contactTag(row) }));
}

/** The contacts of the organisation itself, by name. */
export function organizationContacts(orm: Orm, organizationId: string) {
  return contacts(orm, and(eq(contact.organizationId, organizationId), isNull(contact.departmentId)));
}

/** The contacts of a department, by name. */
export function departmentContacts(orm: Orm, departmentId: string) {
  return contacts(orm, eq(contact.departmentId, departmentId));
}
