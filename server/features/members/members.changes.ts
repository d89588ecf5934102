import { type OwnerKind, requireId } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import type { Change, Changed } from '../../domain/change';
import { accessOfRoles } from '../../domain/givenAccess';
import type { Language } from '../../domain/languages';
import type { Principal } from '../../domain/principal';
import { conflict } from '../../http/failure';
import { findOrCreateAccount, renameAccount } from '../../people/accounts';
import {
  changeOfMember,
  type MemberFields,
  recordedMember,
  setMemberState,
  updateMember,
} from '../../people/changeMember';
import { postInvitation } from '../../people/invitations';
import { isAdministrator, type MemberOwner, openMemberOwner } from '../../people/memberOwner';
import type { Membership } from '../../people/memberships';
import { accountOfPerson, findOrCreatePerson } from '../../people/organizationPeople';
import { peopleFailures } from '../../people/people.failures';
import type { ServiceDependencies } from '../../ports/serviceDependencies';

interface MemberPath {
  id: string;
  userId: string;
}

type Member = Awaited<ReturnType<MemberOwner['read']>>;

export function memberChanges({ now }: Pick<ServiceDependencies, 'now'>, kind: OwnerKind) {
  async function opened(transaction: WritableOrm, principal: Principal, { id, userId }: MemberPath) {
    const owner = await openMemberOwner(transaction, principal, kind, id);
    const personId = requireId(userId);
    const accountId = await accountOfPerson(transaction, owner.organizationId, personId);
    return { principal, owner, userId: accountId, personId };
  }

  return {
    add: async (transaction: WritableOrm, principal: Principal, id: string, person: NewMember) => {
      const owner = await openMemberOwner(transaction, principal, kind, id);
      return addMember(transaction, { principal, owner, now: now() }, person);
    },
    addAdministrator: async (
      transaction: WritableOrm,
      principal: Principal,
      id: string,
      person: NewAdministrator,
    ) => {
      const owner = await openMemberOwner(transaction, principal, kind, id);
      return addAdministrator(transaction, { principal, owner, now: now() }, person);
    },
    update: async (
      transaction: WritableOrm,
      principal: Principal,
      path: MemberPath,
      fields: MemberFields,
      ifMatch: string | undefined,
    ): Promise<Change[]> =>
      updateMember(transaction, await opened(transaction, principal, path), fields, ifMatch),
    setState: async (
      transaction: WritableOrm,
      principal: Principal,
      path: MemberPath,
      state: Membership['state'],
    ): Promise<Change[]> => setMemberState(transaction, await opened(transaction, principal, path), state),
  };
}

interface NewAdministrator {
  email: string;
  name: string;
  phone: string;
  language?: Language | undefined;
}

interface NewMember extends NewAdministrator {
  roles: readonly string[];
  enableAutoEmails: boolean;
}

interface Appointment {
  principal: Principal;
  owner: MemberOwner;
  now: Date;
}

/** @throws ServiceFailure 409 if a member has the address already */
async function addMember(
  transaction: WritableOrm,
  { principal, owner, now }: Appointment,
  { email, language, ...person }: NewMember,
): Promise<Changed<Member>> {
  const account = await findOrCreateAccount(transaction, { email, name: person.name });
  const roles = [...new Set(person.roles)];
  const member = await owner.memberships.add({ ...person, roles, userId: account.id });
  if (member === undefined)
    throw conflict(peopleFailures.userExists, { field: 'email', textId: 'userExists' });
  const { userId: personId } = await findOrCreatePerson(transaction, owner.organizationId, account.id);
  const access = accessOfRoles(roles);
  await postInvitation(transaction, { callerId: principal.userId, account, owner, access, language, now });
  const name = member.name === '' ? account.email : member.name;
  const after = { email: account.email, ...recordedMember(member) };
  return {
    result: await owner.read(account.id),
    changes: [changeOfMember(owner, { personId, name }, { after })],
  };
}

async function addAdministrator(
  transaction: WritableOrm,
  { principal, owner, now }: Appointment,
  person: NewAdministrator,
): Promise<Changed<Member>> {
  const account = await findOrCreateAccount(transaction, person);
  const membership = await owner.memberships.find(account.id);
  if (membership === undefined) {
    const administrator = { ...person, roles: [owner.adminRole], enableAutoEmails: true };
    return addMember(transaction, { principal, owner, now }, administrator);
  }
  const appointed = await makeAdministrator(transaction, { principal, owner, now }, membership, person);
  const { invited, userId: personId } = await findOrCreatePerson(
    transaction,
    owner.organizationId,
    account.id,
  );
  const isNeeded = invited || !isAdministrator(owner, membership);
  const access = 'administration';
  const { language } = person;
  const invitation = { callerId: principal.userId, account, owner, access, language, now } as const;
  await postInvitation(transaction, invitation, isNeeded);
  const name = appointed.name === '' ? account.email : appointed.name;
  const values = {
    before: recordedMember(membership),
    after: recordedMember(appointed),
    hasChangedOtherwise: isNeeded,
  };
  return {
    result: await owner.read(account.id),
    changes: [changeOfMember(owner, { personId, name }, values)],
  };
}

async function makeAdministrator(
  transaction: WritableOrm,
  { principal, owner: { adminRole, memberships, organizationId } }: Appointment,
  membership: Membership,
  { name, phone }: NewAdministrator,
): Promise<Membership> {
  const appointed = {
    ...membership,
    name: membership.name === '' ? name : membership.name,
    phone: membership.phone === '' ? phone : membership.phone,
    roles: [...new Set([...membership.roles.filter((role) => role !== 'NotSet'), adminRole])],
    state: 'Active' as const,
  };
  const { userId, ...change } = appointed;
  await memberships.change(userId, change);
  if (appointed.name !== membership.name)
    await renameAccount(transaction, { userId, organizationId, principal, name: appointed.name });
  return appointed;
}
