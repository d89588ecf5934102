import { useState } from 'react';
import { useText } from '../../i18n/useText';
import type { Member, Role } from '../../store/api/organizationApi';
import type { TableColumn } from '../../ui/admin-table/tableTypes';
import { showSuccess } from '../../ui/showSuccess';
import { ToneBadge } from '../../ui/ToneBadge';
import { useDialogSubject } from '../../ui/useDialogSubject';
import { useShowFailure } from '../../ui/useShowFailure';
import { PersonTable } from './PersonTable';
import { UserDialog } from './UserDialog';
import { usePersonColumns } from './usePersonColumns';
import { useRoleWords } from './useRoleWords';
import type { UserCalls } from './userCalls';
import { personOfMember } from './userRow';

export interface UserTableProps<Offered extends Role> {
  users: readonly Member[];
  /** The roles that may be held here, in the order of the boxes. */
  offered: readonly Offered[];
  calls: UserCalls<Offered>;
  canEdit: boolean;
  isUpdating: boolean;
  /** Loads the newest users, after a conflict. */
  onReload: () => Promise<unknown>;
}

/** The users of an organisation or of a department: who they are, what they may do, and what can be changed of it. */
export function UserTable<Offered extends Role>(props: UserTableProps<Offered>) {
  const { users, offered, calls, canEdit, isUpdating, onReload } = props;
  const t = useText();
  const dialog = useDialogSubject<Member | null>();
  const { isBusy, setActive } = useActivation(calls);
  const columns = usePersonColumns<Member>({
    personOf: personOfMember,
    further: useUserColumns(),
    actionsOf: canEdit
      ? (user) => {
          const isActive = user.state === 'Active';
          return [
            { label: t('form.edit'), onClick: () => dialog.open(user) },
            {
              label: t(isActive ? 'users.deactivate' : 'users.activate'),
              onClick: () => setActive(user, !isActive),
            },
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
        rowKey={({ userId }) => userId}
        rowState={(user) => (isBusy(user) ? 'busy' : user.state === 'Inactive' ? 'dimmed' : undefined)}
        personOf={personOfMember}
        isUpdating={isUpdating}
        none={t('users.none')}
        addLabel={t('users.add')}
        onAdd={canEdit ? () => dialog.open(null) : null}
      />
      <UserDialog
        opened={dialog.opened}
        user={users.find(({ userId }) => userId === dialog.subject?.userId) ?? dialog.subject}
        offered={offered}
        calls={calls}
        onClose={dialog.close}
        onReload={onReload}
      />
    </>
  );
}

function useUserColumns(): TableColumn<Member>[] {
  const t = useText();
  const roleWords = useRoleWords();
  const stateWord = ({ state }: Member) => t(`users.state.${state}`);
  return [
    {
      id: 'roles',
      header: t('users.roles'),
      cell: ({ roles }) => roleWords(roles),
      sortValue: ({ roles }) => roleWords(roles),
    },
    {
      id: 'state',
      header: t('users.state'),
      cell: (user) => (
        <ToneBadge
          tone={user.state === 'Active' ? 'spruce' : 'bark'}
          shape={user.state === 'Active' ? 'disc' : 'ring'}
          label={stateWord(user)}
        />
      ),
      sortValue: stateWord,
    },
  ];
}

/** Activating and deactivating happens on the row itself, which is marked meanwhile. */
function useActivation({ setActive }: Pick<UserCalls<never>, 'setActive'>) {
  const t = useText();
  const showFailure = useShowFailure();
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  return {
    isBusy: ({ userId }: Member) => busyIds.has(userId),
    setActive: async ({ userId }: Member, isActive: boolean) => {
      if (busyIds.has(userId)) return;
      setBusyIds((ids) => new Set([...ids, userId]));
      const outcome = await setActive(userId, isActive);
      setBusyIds((ids) => new Set([...ids].filter((id) => id !== userId)));
      if (outcome.kind === 'saved') showSuccess(t('form.update_successful'));
      if (outcome.kind === 'failed') showFailure(t('form.updated_failed'), outcome.message);
    },
  };
}
