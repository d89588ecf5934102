import { useRef } from 'react';
import { MemberRoles, useMemberRoleWords } from '@/features/members/MemberRoles';
import { canBeInvited, MemberStateBadge, memberStateOf } from '@/features/members/MemberStateBadge';
import { PersonTable, usePersonColumns } from '@/features/members/PersonTable';
import { personOfMember } from '@/features/members/person';
import type { KnownPeople } from '@/features/members/useKnownPeople';
import { useRowAction } from '@/features/members/useRowAction';
import { useText } from '@/i18n/useText';
import type { Member, Role } from '@/store/api/organizationApi';
import type { Person } from '@/store/api/personApi';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import type { TableColumn } from '@/ui/table/tableTypes';
import { DeactivateDialog } from './DeactivateDialog';
import { UserDialog, type UserOwner, type UserPlaces } from './UserDialog';
import type { PersonCalls, UserCalls } from './useUserCalls';

export interface UserTableProps {
  users: readonly Member[];
  offered: readonly Role[];
  calls: UserCalls;
  canEdit: boolean;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
  owner: UserOwner;
  organizationName: string;
  people: PersonCalls;
  pathOf: (personId: string) => string;
  knownPeople: KnownPeople;
  places?: UserPlaces;
}

export function UserTable(props: UserTableProps) {
  const { users, offered, calls, canEdit, isUpdating, onReload, owner, organizationName } = props;
  const { people, pathOf, knownPeople } = props;
  const t = useText();
  const dialog = useDialogSubject<Member | null>();
  const row = useRowAction();
  const deactivation = useDialogSubject<Person>();
  // This is the user of the last "Deactivate" until its question or another dialog opens, so that a late answer does
  // not change the subject of an open dialog.
  const asked = useRef<string | null>(null);
  const deactivate = ({ userId, ...user }: Member) => {
    asked.current = userId;
    return row.run(userId, async () => {
      if (!knowsPeople(user)) return calls.setActive(userId, false);
      const answer = await people.read(userId);
      if ('result' in answer) return answer.result;
      if (asked.current === userId) deactivation.open(answer.person);
      return null;
    });
  };
  const openDialog = (user: Member | null) => {
    asked.current = null;
    dialog.open(user);
  };
  const invite = (user: Member) =>
    row.run(user.userId, () => people.invite(user.userId), {
      done: t('people.invited'),
      failed: t('people.not_invited'),
    });
  const columns = usePersonColumns<Member>({
    personOf: personOfMember,
    hasPage: knowsPeople,
    further: useUserColumns({ pathOf, ofOrganization: owner.id === '' }),
    actionsOf: canEdit
      ? (user) => {
          const isActive = user.state === 'Active';
          return [
            { label: t('form.edit'), onClick: () => openDialog(user) },
            {
              label: t(isActive ? 'users.deactivate' : 'users.activate'),
              onClick: () =>
                isActive ? deactivate(user) : row.run(user.userId, () => calls.setActive(user.userId, true)),
            },
            ...(canBeInvited(user) ? [{ label: t('people.invite_again'), onClick: () => invite(user) }] : []),
          ];
        }
      : null,
  });
  return (
    <>
      <PersonTable
        caption={t('users.title')}
        columns={columns}
        rows={users}
        stateOf={memberStateOf}
        rowKey={({ userId }) => userId}
        rowHref={(user) => (knowsPeople(user) ? pathOf(user.userId) : undefined)}
        rowState={(user) =>
          row.isBusy(user.userId) ? 'busy' : user.state === 'Inactive' ? 'dimmed' : undefined
        }
        isUpdating={isUpdating}
        // Departments and sawmills have people of their own, whom their tabs count.
        countText={owner.id === '' ? 'users.count_organization' : 'person.count'}
        none={t('users.none')}
        addLabel={t('users.add')}
        onAdd={
          canEdit
            ? () => {
                knownPeople.load();
                openDialog(null);
              }
            : null
        }
      />
      <UserDialog
        opened={dialog.opened}
        owner={owner}
        user={users.find(({ userId }) => userId === dialog.subject?.userId) ?? dialog.subject}
        offered={offered}
        calls={calls}
        places={props.places}
        people={knownPeople.people.filter(({ personId }) => !users.some(({ userId }) => userId === personId))}
        onClose={dialog.close}
        onReload={onReload}
      />
      <DeactivateDialog
        opened={deactivation.opened}
        person={deactivation.subject}
        owner={owner}
        organization={organizationName}
        deactivate={(personId) => calls.setActive(personId, false)}
        closeAll={people.closeAll}
        onClose={(result) => {
          deactivation.close();
          if (result) row.tell(result);
        }}
      />
    </>
  );
}

function knowsPeople({ lastUsedAt }: Pick<Member, 'lastUsedAt'>): boolean {
  return lastUsedAt !== undefined;
}

interface UserColumnsOptions extends Pick<UserTableProps, 'pathOf'> {
  ofOrganization: boolean;
}

function useUserColumns({ pathOf, ofOrganization }: UserColumnsOptions): TableColumn<Member>[] {
  const t = useText();
  const wordsOf = useMemberRoleWords(ofOrganization);
  return [
    {
      id: 'roles',
      kind: 'email',
      header: t('users.roles'),
      cell: (user) => <MemberRoles user={user} words={wordsOf(user)} path={pathOf(user.userId)} />,
      sortValue: (user) => wordsOf(user).join(', '),
    },
    {
      id: 'state',
      kind: 'state',
      card: 'badge',
      header: t('users.state'),
      cell: (user) => <MemberStateBadge member={user} />,
      sortValue: (user) => t(`users.state.${memberStateOf(user)}`),
    },
  ];
}
