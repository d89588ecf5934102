import type { z } from '@hono/zod-openapi';
import { asc, eq, type SQL } from 'drizzle-orm';
import { RoleSchema } from '../contract/values';
import type { Orm } from '../db/client';
import { appUser, departmentMember, organizationMember } from '../db/schema';
import type { Membership } from './memberships';
import { memberTag } from './memberTag';

type Role = z.infer<typeof RoleSchema>;

/** The roles of a membership; what is no role (any more) is left out. */
export function rolesFrom(roles: readonly string[]): Role[] {
  return roles.flatMap((role) => {
    const known = RoleSchema.safeParse(role);
    return known.success ? [known.data] : [];
  });
}

/** A membership as it is answered. */
export function memberAsRead(member: Membership & { userEmail: string }) {
  return { ...member, roles: rolesFrom(member.roles), etag: memberTag(member) };
}

/** The users of an organisation, by name. */
export function organizationUsers(orm: Orm, organizationId: string) {
  return membersAsRead(orm, organizationMember, eq(organizationMember.organizationId, organizationId));
}

/** The users of a department, by name. */
export function departmentUsers(orm: Orm, departmentId: string) {
  return membersAsRead(orm, departmentMember, eq(departmentMember.departmentId, departmentId));
}

async function membersAsRead(
  orm: Orm,
  table: typeof organizationMember | typeof departmentMember,
  isOwner: SQL,
) {
  const { userId, name, phone, roles, state, enableAutoEmails } = table;
  const rows = await orm
    .select({ userId, userEmail: appUser.email, name, phone, state, roles, enableAutoEmails })
    .from(table)
    .innerJoin(appUser, eq(appUser.id, userId))
    .where(isOwner)
    .orderBy(asc(name), userId);
  return rows.map(memberAsRead);
}
