import { eq } from 'drizzle-orm';
import type { Principal } from '../access/principal';
import { administeredOrganization, openedDepartment } from '../access/scope';
import type { Orm } from '../db/client';
import { organization } from '../db/schema';
import {
  departmentMemberships,
  type Membership,
  type Memberships,
  organizationMemberships,
} from './memberships';

/** The organisation or department whose users a call changes. */
export interface MemberOwner {
  /** The organisation itself, or the one of the department. */
  organizationId: string;
  /** As invitations name it. */
  name: string;
  country: (typeof organization.$inferSelect)['country'];
  adminRole: 'OrganizationAdmin' | 'DepartmentAdmin';
  memberships: Memberships;
}

/** Finds what the caller may change the users of, and locks it until the transaction ends; else 403 or 404. */
export type OpenOwner = (transaction: Orm, principal: Principal, id: string) => Promise<MemberOwner>;

export const openOrganization: OpenOwner = async (transaction, principal, id) => {
  const organizationId = await administeredOrganization(transaction, principal, id);
  const { name, country } = await organizationOf(transaction, organizationId);
  const memberships = organizationMemberships(transaction, organizationId);
  return { organizationId, name, country, adminRole: 'OrganizationAdmin', memberships };
};

export const openDepartment: OpenOwner = async (transaction, principal, id) => {
  const { organizationId, ...department } = await openedDepartment(transaction, principal, id);
  const { name, country } = await organizationOf(transaction, organizationId);
  return {
    organizationId,
    name: `${department.name} (${name})`,
    country,
    adminRole: 'DepartmentAdmin',
    memberships: departmentMemberships(transaction, department.id),
  };
};

async function organizationOf(transaction: Orm, id: string) {
  const [found] = await transaction
    .select({ name: organization.name, country: organization.country })
    .from(organization)
    .where(eq(organization.id, id));
  if (found === undefined) throw new Error('A department without its organisation');
  return found;
}

/** Whether the member administers the owner at present. */
export function isAdministrator({ adminRole }: MemberOwner, { state, roles }: Membership): boolean {
  return state === 'Active' && roles.includes(adminRole);
}
