import { type OwnerKind, openOwner } from '../auth/scope';
import type { WritableOrm } from '../db/client';
import type { Principal } from '../domain/principal';
import type { Country } from '../domain/schemas';
import { departmentUsers, organizationUsers } from './members.queries';
import {
  departmentMemberships,
  type Membership,
  type Memberships,
  organizationMemberships,
} from './memberships';
import { departmentRoles, organizationRoles } from './schemas';

export interface MemberOwner {
  organizationId: string;
  departmentId: string | null;
  name: string;
  country: Country;
  adminRole: 'OrganizationAdmin' | 'DepartmentAdmin';
  roles: readonly string[];
  memberships: Memberships;
  read: (userId: string) => Promise<Member>;
}

type Member = Awaited<ReturnType<typeof organizationUsers>>[number];

/**
 * The owner stays locked until the transaction ends.
 * @throws ServiceFailure 403 or 404 if the caller may not change its users
 */
export async function openMemberOwner(
  transaction: WritableOrm,
  principal: Principal,
  kind: OwnerKind,
  id: string,
): Promise<MemberOwner> {
  const { departmentId, ...owner } = await openOwner(transaction, principal, kind, id);
  const { organizationId } = owner;
  if (departmentId === null)
    return {
      ...owner,
      departmentId,
      adminRole: 'OrganizationAdmin',
      roles: organizationRoles,
      memberships: organizationMemberships(transaction, organizationId),
      read: async (userId) => only(await organizationUsers(transaction, principal, organizationId, userId)),
    };
  return {
    ...owner,
    departmentId,
    adminRole: 'DepartmentAdmin',
    roles: departmentRoles,
    memberships: departmentMemberships(transaction, { organizationId, departmentId }),
    read: async (userId) =>
      only(await departmentUsers(transaction, principal, { organizationId, departmentId }, userId)),
  };
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A member was written and cannot be read');
  return row;
}

export function isAdministrator({ adminRole }: MemberOwner, { state, roles }: Membership): boolean {
  return state === 'Active' && roles.includes(adminRole);
}
