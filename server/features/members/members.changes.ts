import { idOf, type OwnerKind } from '../../auth/scope';
import type { Orm } from '../../db/client';
import type { Principal } from '../../domain/principal';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { type Added, addAdministrator, addMember, type NewAdministrator, type NewMember } from './addMember';
import { type MemberFields, setMemberState, updateMember } from './changeMember';
import type { Invitations } from './invitations';
import { type MemberOwner, openMemberOwner } from './memberOwner';
import type { Membership } from './memberships';
import { accountOfPerson } from './personRecords';

/** Ids of the owner and of the person. */
interface MemberPath {
  id: string;
  userId: string;
}

type Dependencies = Pick<ServiceDependencies, 'database' | 'mailer'> & { invitations: Invitations };

/** Each change is one transaction, for organisations and departments alike; mails follow the commit. */
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

  function posted({ member, mails }: Added): Added['member'] {
    for (const mail of mails) mailer.post(mail);
    return member;
  }

  return {
    add: async (principal: Principal, id: string, person: NewMember) =>
      posted(
        await change(principal, id, (transaction, owner) =>
          addMember(transaction, { principal, owner }, person, invitations),
        ),
      ),
    addAdministrator: async (principal: Principal, id: string, person: NewAdministrator) =>
      posted(
        await change(principal, id, (transaction, owner) =>
          addAdministrator(transaction, { principal, owner }, person, invitations),
        ),
      ),
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
