import { and, eq } from 'drizzle-orm';
import { requireId } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { sawmillMember } from '../../db/schema';
import type { Change } from '../../domain/change';
import type { Language } from '../../domain/languages';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { conflict, missing } from '../../http/failure';
import { findOrCreateAccount, letAccountsLeave, renameAccount } from '../../people/accounts';
import { changeOfMember } from '../../people/changeMember';
import { postInvitation } from '../../people/invitations';
import { sawmillUserTag } from '../../people/memberships';
import {
  accountOfPerson,
  deletePeopleWithoutMembership,
  findOrCreatePerson,
} from '../../people/organizationPeople';
import { peopleFailures } from '../../people/people.failures';
import { lockSawmill } from './lockSawmill';

interface Profile {
  name: string;
  phone: string;
}

interface NewUser extends Profile {
  id: string;
  email: string;
  language?: Language | undefined;
  now: Date;
}

interface UserIds {
  id: string;
  userId: string;
}

/** @throws ServiceFailure 409 if the address belongs to a user of the sawmill already */
export async function addSawmillUser(
  transaction: WritableOrm,
  principal: Principal,
  { id, email, name, phone, language, now }: NewUser,
) {
  const found = await lockSawmill(transaction, principal, id);
  const account = await findOrCreateAccount(transaction, { email, name });
  const added = await transaction
    .insert(sawmillMember)
    .values({ organizationId: found.organizationId, sawmillId: found.id, userId: account.id, name, phone })
    .onConflictDoNothing()
    .returning({ userId: sawmillMember.userId });
  if (added.length === 0) throw conflict(peopleFailures.userExists, { field: 'email', textId: 'userExists' });
  const { organizationId, organization } = found;
  const person = await findOrCreatePerson(transaction, organizationId, account.id);
  await postInvitation(transaction, {
    callerId: principal.userId,
    account,
    owner: { organizationId, name: found.name, country: organization.country },
    access: 'sawmill',
    language,
    now,
  });
  const result = { ...person, email: account.email, name, phone, etag: sawmillUserTag({ name, phone }) };
  const after = { email: account.email, name, phone, sawmill: found.name };
  const member = { personId: person.userId, name: name === '' ? account.email : name };
  return { result, changes: [changeOfMember({ organizationId, departmentId: null }, member, { after })] };
}

export async function updateSawmillUser(
  transaction: WritableOrm,
  principal: Principal,
  ids: UserIds,
  { name, phone }: Profile,
  ifMatch: string | undefined,
): Promise<Change[]> {
  const { itself, organizationId, personId } = await userOfSawmill(transaction, principal, ids);
  const [found] = await transaction.select().from(sawmillMember).where(itself).for('update');
  if (found === undefined) throw missing();
  requireVersion(ifMatch, sawmillUserTag(found));
  await transaction.update(sawmillMember).set({ name, phone }).where(itself);
  if (name !== found.name)
    await renameAccount(transaction, { userId: found.userId, organizationId, principal, name });
  const values = { before: { name: found.name, phone: found.phone }, after: { name, phone } };
  return [changeOfMember({ organizationId, departmentId: null }, { personId, name }, values)];
}

export async function removeSawmillUser(
  transaction: WritableOrm,
  principal: Principal,
  ids: UserIds,
): Promise<Change[]> {
  const { itself, organizationId, personId, sawmillName } = await userOfSawmill(transaction, principal, ids);
  const [removed] = await transaction.delete(sawmillMember).where(itself).returning();
  if (removed === undefined) throw missing();
  const { userId, name, phone } = removed;
  await deletePeopleWithoutMembership(transaction, organizationId, [userId]);
  await letAccountsLeave(transaction, [userId]);
  const before = { name, phone, sawmill: sawmillName };
  return [changeOfMember({ organizationId, departmentId: null }, { personId, name }, { before })];
}

async function userOfSawmill(transaction: WritableOrm, principal: Principal, { id, userId }: UserIds) {
  const personId = requireId(userId);
  const { organizationId, ...found } = await lockSawmill(transaction, principal, id);
  const account = await accountOfPerson(transaction, organizationId, personId);
  const itself = and(eq(sawmillMember.sawmillId, found.id), eq(sawmillMember.userId, account));
  return { itself, organizationId, personId, sawmillName: found.name };
}
