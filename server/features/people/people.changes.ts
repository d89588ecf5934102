import { and, eq, inArray } from 'drizzle-orm';
import { idOf } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { appUser, departmentMember, organization, person, sawmillMember } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { conflict, missing } from '../../http/failure';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { deleteAccountsWithoutMembership } from '../members/accounts';
import { setMemberState } from '../members/changeMember';
import { postInvitation, requireOneMoreInvitation } from '../members/invitations';
import { openMemberOwner } from '../members/memberOwner';
import { accountOfPerson, deletePeopleWithoutMembership } from '../members/organizationPeople';
import { departmentsOf, sawmillsOf } from '../organizations/organizationContents';
import { getPerson } from './people.queries';

interface PersonPath {
  /** The organisation. */
  id: string;
  personId: string;
}

/**
 * Deactivates the person's memberships in the organisation and its departments, and removes those of its
 * sawmills, which have no state. 409 for oneself and for the last administrator.
 */
export function deactivatePerson(
  orm: Orm,
  principal: Principal,
  { id, personId }: PersonPath,
): Promise<void> {
  const known = idOf(personId);
  return orm.transaction(async (transaction) => {
    const owner = await openMemberOwner(transaction, principal, 'organization', id);
    const { organizationId } = owner;
    const userId = await accountOfPerson(transaction, organizationId, known);
    if (userId === principal.userId) throw conflict('ownDeactivation');
    if ((await owner.memberships.find(userId)) !== undefined)
      await setMemberState(transaction, { principal, owner, userId }, 'Inactive');
    const departments = departmentsOf(transaction, organizationId);
    await transaction
      .update(departmentMember)
      .set({ state: 'Inactive' })
      .where(and(eq(departmentMember.userId, userId), inArray(departmentMember.departmentId, departments)));
    const sawmills = sawmillsOf(transaction, organizationId);
    await transaction
      .delete(sawmillMember)
      .where(and(eq(sawmillMember.userId, userId), inArray(sawmillMember.sawmillId, sawmills)));
    await deletePeopleWithoutMembership(transaction, organizationId, [userId]);
    await deleteAccountsWithoutMembership(transaction, [userId]);
  });
}

/**
 * Sends the invitation again, for confirmed and unconfirmed accounts alike. 409 for a person without active
 * access, 429 after five within the hour.
 */
export async function invitePerson(
  { database, now }: Pick<ServiceDependencies, 'database' | 'now'>,
  principal: Principal,
  { id, personId }: PersonPath,
): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    const {
      organization: own,
      departments,
      sawmills,
    } = await getPerson(transaction, principal, {
      id,
      personId,
    });
    const isActive =
      sawmills.length > 0 || [...departments, ...(own ? [own] : [])].some(({ state }) => state === 'Active');
    if (!isActive) throw conflict('personInactive');
    const [found] = await transaction
      .select({
        account: { email: appUser.email },
        owner: {
          organizationId: organization.id,
          name: organization.name,
          country: organization.country,
        },
      })
      .from(person)
      .innerJoin(appUser, eq(appUser.id, person.userId))
      .innerJoin(organization, eq(organization.id, person.organizationId))
      .where(eq(person.id, idOf(personId)));
    if (found === undefined) throw missing();
    const invitation = { ...found, callerId: principal.userId, now: now() };
    await requireOneMoreInvitation(transaction, invitation);
    await postInvitation(transaction, invitation);
  });
}
