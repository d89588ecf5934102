import { idOf, type OwnerKind } from '../../auth/scope';
import type { Orm } from '../../db/client';
import type { Principal } from '../../domain/principal';
import { conflict } from '../../http/failure';
import type { Mail } from '../../ports/mailer';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { findOrCreateAccount, renameAccount } from './accounts';
import { type MemberFields, setMemberState, updateMember } from './changeMember';
import type { Invitations } from './invitations';
import { isAdministrator, type MemberOwner, openMemberOwner } from './memberOwner';
import type { Membership } from './memberships';
import { accountOfPerson, findOrCreatePerson } from './organizationPeople';

/** Ids of the owner and of the person. */
interface MemberPath {
  id: string;
  userId: string;
}

type Dependencies = Pick<ServiceDependencies, 'database' | 'mailer'> & { invitations: Invitations };

/** For organisations and departments alike. */
export function memberChanges({ database, mailer, invitations }: Dependencies, kind: OwnerKind) {
  function change<Result>(
    principal: Principal,
    id: string,
    work: (transaction: Orm, owner: MemberOwner) => Promise<Result>,
  ): Promise<Result> {
    return database.orm.transaction(async (transaction) =>
      work(transaction, await openMemberOwner(transaction, principal, kind, id)),
    );
  }

  function postMails({ member, mails }: Added): Added['member'] {
    for (const mail of mails) mailer.post(mail);
    return member;
  }

  return {
    add: async (transaction: Orm, principal: Principal, id: string, person: NewMember) => {
      const owner = await openMemberOwner(transaction, principal, kind, id);
      return postMails(await addMember(transaction, { principal, owner }, person, invitations));
    },
    addAdministrator: async (
      transaction: Orm,
      principal: Principal,
      id: string,
      person: NewAdministrator,
    ) => {
      const owner = await openMemberOwner(transaction, principal, kind, id);
      return postMails(await addAdministrator(transaction, { principal, owner }, person, invitations));
    },
    update: (
      principal: Principal,
      { id, userId }: MemberPath,
      fields: MemberFields,
      ifMatch: string | undefined,
    ) =>
      change(principal, id, async (transaction, owner) => {
        const accountId = await accountOfPerson(transaction, owner.organizationId, idOf(userId));
        await updateMember(transaction, { principal, owner, userId: accountId }, fields, ifMatch);
      }),
    setState: (principal: Principal, { id, userId }: MemberPath, state: Membership['state']) =>
      change(principal, id, async (transaction, owner) => {
        const accountId = await accountOfPerson(transaction, owner.organizationId, idOf(userId));
        await setMemberState(transaction, { principal, owner, userId: accountId }, state);
      }),
  };
}

interface NewAdministrator {
  email: string;
  name: string;
  phone: string;
}

interface NewMember extends NewAdministrator {
  roles: readonly string[];
  enableAutoEmails: boolean;
}

interface Added {
  member: Awaited<ReturnType<MemberOwner['read']>>;
  /** Posted after the commit. */
  mails: Mail[];
}

interface Appointment {
  principal: Principal;
  owner: MemberOwner;
}

/** 409 when a member has the address already. */
async function addMember(
  transaction: Orm,
  { principal, owner }: Appointment,
  { email, ...person }: NewMember,
  invitations: Invitations,
): Promise<Added> {
  const account = await findOrCreateAccount(transaction, { email, name: person.name });
  const roles = [...new Set(person.roles)];
  const member = await owner.memberships.add({ ...person, roles, userId: account.id });
  if (member === undefined) throw conflict('userExists', { field: 'email', textId: 'userExists' });
  await findOrCreatePerson(transaction, owner.organizationId, account.id);
  const callerId = principal.userId;
  const mails = await invitations.mailsFor(transaction, { callerId, account, owner });
  return { member: await owner.read(account.id), mails };
}

/** Works for new and for existing members. */
async function addAdministrator(
  transaction: Orm,
  { principal, owner }: Appointment,
  person: NewAdministrator,
  invitations: Invitations,
): Promise<Added> {
  const account = await findOrCreateAccount(transaction, person);
  const known = await owner.memberships.find(account.id);
  if (known === undefined) {
    const administrator = { ...person, roles: [owner.adminRole], enableAutoEmails: true };
    return addMember(transaction, { principal, owner }, administrator, invitations);
  }
  await makeAdministrator(transaction, { principal, owner }, known, person);
  const { invited } = await findOrCreatePerson(transaction, owner.organizationId, account.id);
  // Counted and created in any case: the limit that the caller sees must not tell of the person's use.
  const callerId = principal.userId;
  const mails = await invitations.mailsFor(transaction, { callerId, account, owner });
  const shouldInvite = invited || !isAdministrator(owner, known);
  return { member: await owner.read(account.id), mails: shouldInvite ? mails : [] };
}

/** Keeps the name and phone that the owner has already. */
async function makeAdministrator(
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
