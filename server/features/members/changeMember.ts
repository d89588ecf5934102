import { loadPrincipal } from '../../auth/loadPrincipal';
import type { Orm } from '../../db/client';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { badRequest, conflict, missing } from '../../http/failure';
import { endSessionsWithoutAccess, lockAccounts, renameAccount } from './accounts';
import { isAdministrator, type MemberOwner } from './memberOwner';
import { type Membership, memberTag } from './memberships';

export interface MemberFields {
  name: string;
  phone: string;
  roles: readonly string[];
  enableAutoEmails: boolean;
}

interface Change {
  principal: Principal;
  owner: MemberOwner;
  userId: string;
}

/**
 * 412 when another version was edited, 409 when the organisation or the caller would be left without an
 * administrator role.
 */
export async function updateMember(
  transaction: Orm,
  { principal, owner, userId }: Change,
  fields: MemberFields,
  ifMatch: string | undefined,
): Promise<void> {
  const member = await memberOf(owner, userId);
  requireVersion(ifMatch, memberTag(member));
  await owner.memberships.change(userId, { ...fields, roles: rolesAfter(owner, member, fields.roles) });
  if (fields.name !== member.name) {
    const { organizationId } = owner;
    await renameAccount(transaction, { userId, organizationId, principal, name: fields.name });
  }
  if (userId === principal.userId) await keepOwnAdminRole(transaction, principal);
  await keepAdministrator(owner, member);
}

/** Does nothing when the state is the same. */
export async function setMemberState(
  transaction: Orm,
  { principal, owner, userId }: Change,
  state: Membership['state'],
): Promise<void> {
  const member = await memberOf(owner, userId);
  if (state === 'Inactive' && userId === principal.userId) throw conflict('ownDeactivation');
  if (state === member.state) return;
  await owner.memberships.change(userId, { state });
  await keepAdministrator(owner, member);
  if (state === 'Inactive') await endSessionsWithoutAccess(transaction, [userId]);
}

async function memberOf({ memberships }: MemberOwner, userId: string): Promise<Membership> {
  const member = await memberships.find(userId);
  if (member === undefined) throw missing();
  return member;
}

/**
 * 400 when no role is chosen for a member who has one; a member without a role may be corrected without
 * getting one.
 */
function rolesAfter(owner: MemberOwner, member: Membership, chosen: readonly string[]): string[] {
  const given = chosen.filter((role) => role !== 'NotSet');
  const others = rolesOfOtherOrigin(owner, member);
  if (given.length === 0 && member.roles.some((role) => owner.roles.includes(role)))
    throw badRequest({ field: 'roles', textId: 'tooSmall' });
  const roles = [...new Set([...given, ...others])];
  return roles.length === 0 ? ['NotSet'] : roles;
}

/** Roles that the dialog cannot change, such as `Contact`; `NotSet` is no role. */
function rolesOfOtherOrigin({ roles }: MemberOwner, member: Membership): string[] {
  return member.roles.filter((role) => role !== 'NotSet' && !roles.includes(role));
}

/** 409 when the change leaves the organisation without an active administrator; a department needs none. */
async function keepAdministrator(owner: MemberOwner, before: Membership): Promise<void> {
  if (owner.adminRole === 'DepartmentAdmin' || !isAdministrator(owner, before)) return;
  if (!(await owner.memberships.hasActive(owner.adminRole))) throw conflict('lastAdministrator');
}

/** 409 when the change leaves the caller without any admin role. */
async function keepOwnAdminRole(transaction: Orm, caller: Principal): Promise<void> {
  // Without the lock two simultaneous calls could each remove one of two roles.
  await lockAccounts(transaction, [caller.userId]);
  const changed = await loadPrincipal(transaction, caller);
  const administers =
    changed !== undefined &&
    (changed.isGlobalAdmin || changed.organizationIds.length > 0 || changed.departmentIds.length > 0);
  if (!administers) throw conflict('ownAdminRole');
}
