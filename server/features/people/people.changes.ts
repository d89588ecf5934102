import { and, eq } from 'drizzle-orm';
import { requireId } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { appUser, departmentMember, organization, person, sawmill, sawmillMember } from '../../db/schema';
import type { Change } from '../../domain/change';
import { accessOfRoles, type GivenAccess } from '../../domain/givenAccess';
import type { Principal } from '../../domain/principal';
import { conflict, missing } from '../../http/failure';
import { letAccountsLeave } from '../../people/accounts';
import { changeOfMember, setMemberState } from '../../people/changeMember';
import { postInvitation, requireOneMoreInvitation } from '../../people/invitations';
import { openMemberOwner } from '../../people/memberOwner';
import {
  accountOfPerson,
  deletePeopleWithoutMembership,
  invitationLanguage,
} from '../../people/organizationPeople';
import { peopleFailures } from '../../people/people.failures';
import { getPerson } from './people.queries';

interface PersonPath {
  id: string;
  personId: string;
}

/**
 * Memberships of sawmills have no state, so they are removed; all other memberships of the person become
 * inactive.
 * @throws ServiceFailure 409 for the caller's own person and for the last administrator
 */
export async function deactivatePerson(
  transaction: WritableOrm,
  principal: Principal,
  { id, personId }: PersonPath,
): Promise<Change[]> {
  const checkedId = requireId(personId);
  const owner = await openMemberOwner(transaction, principal, 'organization', id);
  const { organizationId } = owner;
  const userId = await accountOfPerson(transaction, organizationId, checkedId);
  if (userId === principal.userId) throw conflict(peopleFailures.ownDeactivation);
  const own =
    (await owner.memberships.find(userId)) === undefined
      ? []
      : await setMemberState(transaction, { principal, owner, userId, personId: checkedId }, 'Inactive');
  const ofDepartments = and(
    eq(departmentMember.userId, userId),
    eq(departmentMember.organizationId, organizationId),
  );
  const before = await transaction.select().from(departmentMember).where(ofDepartments);
  await transaction.update(departmentMember).set({ state: 'Inactive' }).where(ofDepartments);
  const removed = await removeFromSawmills(transaction, organizationId, userId);
  await deletePeopleWithoutMembership(transaction, organizationId, [userId]);
  await letAccountsLeave(transaction, [userId]);
  return [
    ...own,
    ...before.map(({ departmentId, name, state }) =>
      changeOfMember(
        { organizationId, departmentId },
        { personId: checkedId, name },
        { before: { state }, after: { state: 'Inactive' } },
      ),
    ),
    ...removed.map(({ name, sawmillName }) =>
      changeOfMember(
        { organizationId, departmentId: null },
        { personId: checkedId, name },
        { before: { sawmill: sawmillName } },
      ),
    ),
  ];
}

async function removeFromSawmills(transaction: WritableOrm, organizationId: string, userId: string) {
  const isUser = and(eq(sawmillMember.userId, userId), eq(sawmillMember.organizationId, organizationId));
  const found = await transaction
    .select({ name: sawmillMember.name, sawmillName: sawmill.name })
    .from(sawmillMember)
    .innerJoin(sawmill, eq(sawmill.id, sawmillMember.sawmillId))
    .where(isUser);
  await transaction.delete(sawmillMember).where(isUser);
  return found;
}

/**
 * The invitation has the language of the last one, for confirmed and unconfirmed accounts alike.
 * @throws ServiceFailure 409 for a person without active access, 429 after five invitations in the last hour
 */
export async function invitePerson(
  transaction: WritableOrm,
  principal: Principal,
  { id, personId, now }: PersonPath & { now: Date },
): Promise<Change[]> {
  const read = await getPerson(transaction, principal, { id, personId });
  const { organization: own, departments, name, email } = read;
  const [found] = await transaction
    .select({
      account: { email: appUser.email },
      owner: {
        organizationId: organization.id,
        name: organization.name,
        country: organization.country,
      },
      language: invitationLanguage(transaction),
    })
    .from(person)
    .innerJoin(appUser, eq(appUser.id, person.userId))
    .innerJoin(organization, eq(organization.id, person.organizationId))
    .where(eq(person.id, requireId(personId)));
  if (found === undefined) throw missing();
  const [grant] = activeAccess(read, found.owner.name);
  if (grant === undefined) throw conflict(peopleFailures.personInactive);
  const { access, name: ownerName } = grant;
  const invitation = {
    ...{ callerId: principal.userId, account: found.account, access, now },
    owner: { ...found.owner, name: ownerName },
    language: found.language ?? undefined,
  };
  await requireOneMoreInvitation(transaction, invitation);
  await postInvitation(transaction, invitation);
  const invitee = { personId: requireId(personId), name: name === '' ? email : name };
  // A department admin reads entries of the own departments, so the change is recorded for one of those that
  // the caller reads.
  const departmentId = own === null ? (departments[0]?.departmentId ?? null) : null;
  return [changeOfMember({ organizationId: found.owner.organizationId, departmentId }, invitee, {})];
}

type ReadPerson = Awaited<ReturnType<typeof getPerson>>;

function activeAccess({ organization: own, departments, sawmills }: ReadPerson, organizationName: string) {
  const members = [
    ...(own ? [{ ...own, owner: organizationName }] : []),
    ...departments.map((member) => ({ ...member, owner: member.departmentName })),
  ];
  const grants: { access: GivenAccess | null; name: string }[] = [
    ...members
      .filter(({ state }) => state === 'Active')
      .map(({ owner, roles }) => ({ access: accessOfRoles(roles), name: owner })),
    ...sawmills.map(({ sawmillName }) => ({ access: 'sawmill' as const, name: sawmillName })),
  ];
  return grants.toSorted((one, other) => Number(one.access === null) - Number(other.access === null));
}
