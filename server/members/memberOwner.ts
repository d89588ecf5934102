import type { Principal } from '../access/principal';
import { administeredOrganization, openedDepartment } from '../access/scope';
import { departmentRoles, organizationRoles } from '../contract/member';
import type { Orm } from '../db/client';
import type { Country } from './invitations';
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
  country: Country;
  adminRole: 'OrganizationAdmin' | 'DepartmentAdmin';
  /** Those that can be given to its users. */
  roles: readonly string[];
  memberships: Memberships;
}

/** Finds what the caller may change the users of, and locks it until the transaction ends; else 403 or 404. */
export type OpenOwner = (transaction: Orm, principal: Principal, id: string) => Promise<MemberOwner>;

export const openOrganization: OpenOwner = async (transaction, principal, id) => {
  const { id: organizationId, name, country } = await administeredOrganization(transaction, principal, id);
  return {
    organizationId,
    name,
    country,
    adminRole: 'OrganizationAdmin',
    roles: organizationRoles,
    memberships: organizationMemberships(transaction, organizationId),
  };
};

export const openDepartment: OpenOwner = async (transaction, principal, id) => {
  const { organization, ...department } = await openedDepartment(transaction, principal, id);
  return {
    organizationId: department.organizationId,
    name: `${department.name} (${organization.name})`,
    country: organization.country,
    adminRole: 'DepartmentAdmin',
    roles: departmentRoles,
    memberships: departmentMemberships(transaction, department.id),
  };
};

/** Whether the member administers the owner at present. */
export function isAdministrator({ adminRole }: MemberOwner, { state, roles }: Membership): boolean {
  return state === 'Active' && roles.includes(adminRole);
}
