import { idOf, type OwnerKind } from '../../auth/scope';
import type { Orm } from '../../db/client';
import type { Principal } from '../../domain/principal';
import { conflict } from '../../http/failure';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { findOrCreateAccount, renameAccount } from './accounts';
import { type MemberFields, setMemberState, updateMember } from './changeMember';
import { postInvitation } from './invitations';
import { isAdministrator, type MemberOwner, openMemberOwner } from './memberOwner';
import type { Membership } from './memberships';
import { accountOfPerson, findOrCreatePerson } from './organizationPeople';

/** Ids of the owner and of the person. */
interface MemberPath {
  id: string;
  userId: string;
}

/** For organisations and departments alike. */
export function memberChanges(
  { database, now }: Pick<ServiceDependencies, 'database' | 'now'>,
  kind: OwnerKind,
) {
  function change<Result>(
    principal: Principal,
    id: string,
    work: (transaction: Orm, owner: MemberOwner) => Promise<Result>,
  ): Promise<Result> {
    return database.orm.transaction(async (transaction) =>
      work(transaction, await openMemberOwner(transaction, principal, kind, id)),
    );
  }

  return {
    add: async (transaction: Orm, principal: Principal, id: string, person: NewMember) => {
      const owner = await openMemberOwner(transaction, principal, kind, id);
      return addMember(transaction, { principal, owner, now: now() }, person);
    },
    addAdministrator: async (
      transaction: Orm,
      principal: Principal,
      id: string,
      person: NewAdministrator,
    ) => {
      const owner = await openMemberOwner(transaction, principal, kind, id);
      return addAdministrator(transaction, { principal, owner, now: now() }, person);
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

interface Appointment {
  principal: Principal;
  owner: MemberOwner;
  now: Date;
}

/** 409 when a member has the address already. */
async function addMember(
  transaction: Orm,
  { principal, owner, now }: Appointment,
  { email, ...person }: NewMember,
) {
  const account = await findOrCreateAccount(transaction, { email, name: person.name });
  const roles = [...new Set(person.roles)];
  const member = await owner.memberships.add({ ...person, roles, userId: account.id });
  if (member === undefined) throw conflict('userExists', { field: 'email', textId: 'userExists' });
  await findOrCreatePerson(transaction, owner.organizationId, account.id);
  await postInvitation(transaction, { callerId: principal.userId, account, owner, now });
  return owner.read(account.id);
}

/** Works for new and for existing members. */
async function addAdministrator(
  transaction: Orm,
  { principal, owner, now }: Appointment,
  person: NewAdministrator,
) {
  const account = await findOrCreateAccount(transaction, person);
  const known = await owner.memberships.find(account.id);
  if (known === undefined) {
    const administrator = { ...person, roles: [owner.adminRole], enableAutoEmails: true };
    return addMember(transaction, { principal, owner, now }, administrator);
  }
  await makeAdministrator(transaction, { principal, owner, now }, known, person);
  const { invited } = await findOrCreatePerson(transaction, owner.organizationId, account.id);
  const isNeeded = invited || !isAdministrator(owner, known);
  await postInvitation(transaction, { callerId: principal.userId, account, owner, now }, isNeeded);
  return owner.read(account.id);
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
