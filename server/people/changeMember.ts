import { loadPrincipal } from '../auth/loadPrincipal';
import { lockAccounts } from '../auth/lockAccounts';
import type { WritableOrm } from '../db/client';
import type { Change } from '../domain/change';
import type { Principal } from '../domain/principal';
import { requireVersion } from '../http/entityTag';
import { badRequest, conflict, missing } from '../http/failure';
import { endSessionsWithoutAccess, renameAccount } from './accounts';
import { isAdministrator, type MemberOwner } from './memberOwner';
import { type Membership, memberTag } from './memberships';
import { peopleFailures } from './people.failures';

export interface MemberFields {
  name: string;
  phone: string;
  roles: readonly string[];
  enableAutoEmails: boolean;
}

interface ChangeOfMember {
  principal: Principal;
  owner: MemberOwner;
  userId: string;
  personId: string;
}

export function changeOfMember(
  { organizationId, departmentId }: Pick<MemberOwner, 'organizationId' | 'departmentId'>,
  { personId, name }: { personId: string; name: string },
  values: Pick<Change, 'before' | 'after' | 'hasChangedOtherwise'>,
): Change {
  return { kind: 'Person', id: personId, name, organizationId, departmentId, ...values };
}

export function recordedMember({ name, phone, roles, enableAutoEmails, state }: Membership) {
  return { name, phone, roles, enableAutoEmails, state };
}

/**
 * @throws ServiceFailure 412 if an older version was edited, 409 if the organisation or the caller would be
 * left without an administrator role
 */
export async function updateMember(
  transaction: WritableOrm,
  { principal, owner, userId, personId }: ChangeOfMember,
  fields: MemberFields,
  ifMatch: string | undefined,
): Promise<Change[]> {
  const member = await memberOf(owner, userId);
  requireVersion(ifMatch, memberTag(member));
  const changed = { ...fields, roles: rolesAfter(owner, member, fields.roles) };
  await owner.memberships.change(userId, changed);
  if (fields.name !== member.name) {
    const { organizationId } = owner;
    await renameAccount(transaction, { userId, organizationId, principal, name: fields.name });
  }
  if (userId === principal.userId) await keepOwnAdminRole(transaction, principal);
  await keepAdministrator(owner, member);
  const before = recordedMember(member);
  const after = recordedMember({ ...member, ...changed });
  return [changeOfMember(owner, { personId, name: after.name }, { before, after })];
}

export async function setMemberState(
  transaction: WritableOrm,
  { principal, owner, userId, personId }: ChangeOfMember,
  state: Membership['state'],
): Promise<Change[]> {
  const member = await memberOf(owner, userId);
  if (state === 'Inactive' && userId === principal.userId) throw conflict(peopleFailures.ownDeactivation);
  if (state === member.state) return [];
  await owner.memberships.change(userId, { state });
  await keepAdministrator(owner, member);
  if (state === 'Inactive') await endSessionsWithoutAccess(transaction, [userId]);
  const values = { before: { state: member.state }, after: { state } };
  return [changeOfMember(owner, { personId, name: member.name }, values)];
}

async function memberOf({ memberships }: MemberOwner, userId: string): Promise<Membership> {
  const member = await memberships.find(userId);
  if (member === undefined) throw missing();
  return member;
}

/**
 * A member who has no role may be edited without getting one.
 * @throws ServiceFailure 400 if no role is chosen for a member who has one
 */
function rolesAfter(owner: MemberOwner, member: Membership, chosen: readonly string[]): string[] {
  const chosenRoles = chosen.filter((role) => role !== 'NotSet');
  const others = rolesOfOtherOrigin(owner, member);
  if (chosenRoles.length === 0 && member.roles.some((role) => owner.roles.includes(role)))
    throw badRequest({ field: 'roles', textId: 'tooSmall' });
  const roles = [...new Set([...chosenRoles, ...others])];
  if (roles.length === 0) return ['NotSet'];
  // The same roles in another order change nothing.
  const isSame = roles.length === member.roles.length && roles.every((role) => member.roles.includes(role));
  return isSame ? member.roles : roles;
}

function rolesOfOtherOrigin({ roles }: MemberOwner, member: Membership): string[] {
  return member.roles.filter((role) => role !== 'NotSet' && !roles.includes(role));
}

/**
 * A department needs no administrator.
 * @throws ServiceFailure 409 if the change leaves the organisation without an active administrator
 */
async function keepAdministrator(owner: MemberOwner, before: Membership): Promise<void> {
  if (owner.adminRole === 'DepartmentAdmin' || !isAdministrator(owner, before)) return;
  if (!(await owner.memberships.hasActive(owner.adminRole))) throw conflict(peopleFailures.lastAdministrator);
}

async function keepOwnAdminRole(transaction: WritableOrm, caller: Principal): Promise<void> {
  // Without the lock two simultaneous calls could each remove one of two roles.
  await lockAccounts(transaction, [caller.userId]);
  const changed = await loadPrincipal(transaction, caller);
  const administers =
    changed !== undefined &&
    (changed.isGlobalAdmin || changed.organizationIds.length > 0 || changed.departmentIds.length > 0);
  if (!administers) throw conflict(peopleFailures.ownAdminRole);
}
