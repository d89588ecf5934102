import { and, arrayContains, eq, type SQL } from 'drizzle-orm';
import type { WritableOrm } from '../db/client';
import { departmentMember, organizationMember } from '../db/schema';
import { entityTag } from '../http/entityTag';

export interface Membership {
  userId: string;
  name: string;
  phone: string;
  roles: string[];
  state: 'Active' | 'Inactive';
  enableAutoEmails: boolean;
}

export interface Memberships {
  find: (userId: string) => Promise<Membership | undefined>;
  add: (member: Omit<Membership, 'state'>) => Promise<Membership | undefined>;
  change: (userId: string, change: Partial<Omit<Membership, 'userId'>>) => Promise<void>;
  hasActive: (role: string) => Promise<boolean>;
}

export function organizationMemberships(orm: WritableOrm, organizationId: string): Memberships {
  const isOwner = eq(organizationMember.organizationId, organizationId);
  return membershipsIn(orm, organizationMember, isOwner, { organizationId });
}

export function departmentMemberships(
  orm: WritableOrm,
  owner: { organizationId: string; departmentId: string },
): Memberships {
  const isOwner = eq(departmentMember.departmentId, owner.departmentId);
  return membershipsIn(orm, departmentMember, isOwner, owner);
}

function membershipsIn(
  orm: WritableOrm,
  table: typeof organizationMember | typeof departmentMember,
  isOwner: SQL,
  owner: { organizationId: string } | { organizationId: string; departmentId: string },
): Memberships {
  const { userId, name, phone, roles, state, enableAutoEmails } = table;
  const columns = { userId, name, phone, roles, state, enableAutoEmails };
  const isMember = (id: string) => and(isOwner, eq(userId, id));
  return {
    find: async (id) => {
      const [found] = await orm.select(columns).from(table).where(isMember(id));
      return found;
    },
    add: async (member) => {
      const values = { ...owner, ...member };
      const [added] = await orm.insert(table).values(values).onConflictDoNothing().returning(columns);
      return added;
    },
    change: async (id, change) => {
      await orm.update(table).set(change).where(isMember(id));
    },
    hasActive: async (role) => {
      const found = await orm
        .select({ userId })
        .from(table)
        .where(and(isOwner, eq(state, 'Active'), arrayContains(roles, [role])))
        .limit(1);
      return found.length > 0;
    },
  };
}

interface MemberVersion {
  name: string;
  phone: string;
  roles: readonly string[];
  enableAutoEmails: boolean;
}

/** The tag covers only the fields of the dialog, so that a deactivation does not conflict with an edit. */
export function memberTag({ name, phone, roles, enableAutoEmails }: MemberVersion): string {
  return entityTag([name, phone, [...roles].sort(), enableAutoEmails]);
}

export function sawmillUserTag({ name, phone }: { name: string; phone: string }): string {
  return entityTag([name, phone]);
}
