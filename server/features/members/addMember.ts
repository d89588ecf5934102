import type { Orm } from '../../db/client';
import type { Principal } from '../../domain/principal';
import { conflict } from '../../http/failure';
import type { Mail } from '../../ports/mailer';
import { accountFor, renameAccount } from './accounts';
import type { Invitations } from './invitations';
import { isAdministrator, type MemberOwner } from './memberOwner';
import type { Membership } from './memberships';
import { personFor } from './personRecords';

export interface NewAdministrator {
  email: string;
  name: string;
  phone: string;
}

export interface NewMember extends NewAdministrator {
  roles: readonly string[];
  enableAutoEmails: boolean;
}

export interface Added {
  member: Awaited<ReturnType<MemberOwner['read']>>;
  /** Posted after the commit. */
  mails: Mail[];
}

interface Appointment {
  principal: Principal;
  owner: MemberOwner;
}

/** 409 when a member has the address already. */
export async function addMember(
  transaction: Orm,
  { principal, owner }: Appointment,
  { email, ...person }: NewMember,
  invitations: Invitations,
): Promise<Added> {
  const account = await accountFor(transaction, { email, name: person.name });
  const roles = [...new Set(person.roles)];
  const member = await owner.memberships.add({ ...person, roles, userId: account.id });
  if (member === undefined) throw conflict('userExists', { field: 'email', textId: 'userExists' });
  await personFor(transaction, owner.organizationId, account.id);
  const callerId = principal.userId;
  const mails = await invitations.mailsFor(transaction, { callerId, account, owner });
  return { member: await owner.read(account.id), mails };
}

/** Works for new and for existing members. */
export async function addAdministrator(
  transaction: Orm,
  { principal, owner }: Appointment,
  person: NewAdministrator,
  invitations: Invitations,
): Promise<Added> {
  const account = await accountFor(transaction, person);
  const known = await owner.memberships.find(account.id);
  if (known === undefined) {
    const administrator = { ...person, roles: [owner.adminRole], enableAutoEmails: true };
    return addMember(transaction, { principal, owner }, administrator, invitations);
  }
  await appoint(transaction, { principal, owner }, known, person);
  const { invited } = await personFor(transaction, owner.organizationId, account.id);
  // Counted and created in any case: the limit that the caller sees must not tell of the person's use.
  const callerId = principal.userId;
  const mails = await invitations.mailsFor(transaction, { callerId, account, owner });
  const isNews = invited || !isAdministrator(owner, known);
  return { member: await owner.read(account.id), mails: isNews ? mails : [] };
}

/** Keeps the name and phone that the owner has already. */
async function appoint(
  transaction: Orm,
  { principal, owner: { adminRole, memberships, organizationId } }: Appointment,
  { userId, ...known }: Membership,
  { name, phone }: NewAdministrator,
): Promise<void> {
  const appointed = {
    ...known,
    name: known.name === '' ? name : known.name,
    phone: known.phone === '' ? phone : known.phone,
    roles: [...new Set([...known.roles.filter((role) => role !== 'NotSet'), adminRole])],
    state: 'Active' as const,
  };
  await memberships.change(userId, appointed);
  if (appointed.name !== known.name)
    await renameAccount(transaction, { userId, organizationId, principal, name: appointed.name });
}
