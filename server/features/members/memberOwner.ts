import { type OwnerKind, openOwner } from '../../auth/scope';
import type { Orm } from '../../db/client';
import type { Principal } from '../../domain/principal';
import type { Country } from './invitations';
import { departmentUsers, organizationUsers } from './members.queries';
import { departmentRoles, organizationRoles } from './members.routes';
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
  /** The membership of an account as it is answered. */
  read: (userId: string) => Promise<Member>;
}

type Member = Awaited<ReturnType<typeof organizationUsers>>[number];

/** Finds the owner whose users the caller may change, and locks it until the transaction ends; else 403 or 404. */
export async function openMemberOwner(
  transaction: Orm,
  principal: Principal,
  kind: OwnerKind,
  id: string,
): Promise<MemberOwner> {
  const { departmentId, ...owner } = await openOwner(transaction, principal, kind, id);
  const { organizationId } = owner;
  if (departmentId === null)
    return {
      ...owner,
      adminRole: 'OrganizationAdmin',
      roles: organizationRoles,
      memberships: organizationMemberships(transaction, organizationId),
      read: async (userId) => only(await organizationUsers(transaction, principal, organizationId, userId)),
    };
  return {
    ...owner,
    adminRole: 'DepartmentAdmin',
    roles: departmentRoles,
    memberships: departmentMemberships(transaction, departmentId),
    read: async (userId) =>
      only(await departmentUsers(transaction, principal, { organizationId, departmentId }, userId)),
  };
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A member was written and cannot be read');
  return row;
}

/** Whether the member administers the owner at present. */
export function isAdministrator({ adminRole }: MemberOwner, { state, roles }: Membership): boolean {
  return state === 'Active' && roles.includes(adminRole);
}
