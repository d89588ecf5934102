import { Anchor, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useRoleWords } from '@/features/members/MemberRoles';
import { MemberStateBadge } from '@/features/members/MemberStateBadge';
import { useRowAction } from '@/features/members/useRowAction';
import { DeactivateDialog } from '@/features/members/users/DeactivateDialog';
import { UserDialog } from '@/features/members/users/UserDialog';
import { offeredRoles, usePersonCalls, useUserCalls } from '@/features/members/users/useUserCalls';
import { useText } from '@/i18n/useText';
import { mayOpenOrganization } from '@/store/access/access';
import { useAccess } from '@/store/access/useAccess';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { AdminTable } from '@/ui/table/AdminTable';
import { RowMenu } from '@/ui/table/row/RowMenu';
import type { TableColumn } from '@/ui/table/tableTypes';
import { type AccessRow, isUser, type UserRow } from './accessRows';
import type { PersonProps } from './personState';

function keyOf({ kind, id }: AccessRow): string {
  return `${kind} ${id}`;
}

interface AccessTableProps extends PersonProps {
  rows: readonly AccessRow[];
  editing: ReturnType<typeof useDialogSubject<UserRow>>;
}

export function AccessTable({ organization, person, isUpdating, onReload, rows, editing }: AccessTableProps) {
  const t = useText();
  const roleWords = useRoleWords();
  const { access } = useAccess();
  const reports = useSaveFeedback();
  const callsOfOwner = useUserCalls(reports);
  const mayCloseAll = mayOpenOrganization(access, organization.id);
  const { closeAll } = usePersonCalls({
    organizationId: organization.id,
    resultOf: reports.resultOf,
    mayCloseAll,
  });
  const { isBusy, run, tell } = useRowAction();
  const deactivating = useDialogSubject<UserRow>();
  const edited = rows.filter(isUser).find(({ id }) => id === editing.subject?.id) ?? editing.subject;
  const editedKind = edited?.kind ?? 'organization';
  const callsOf = ({ kind, id }: Pick<UserRow, 'kind' | 'id'>) =>
    callsOfOwner({ kind, id: id || organization.id });
  const setActive = (row: UserRow, isActive: boolean) => callsOf(row).setActive(person.personId, isActive);
  const actionsOf = (row: UserRow) => {
    const isActive = row.member.state === 'Active';
    return [
      { label: t('form.edit'), onClick: () => editing.open(row) },
      {
        label: t(isActive ? 'users.deactivate' : 'users.activate'),
        onClick: () => (isActive ? deactivating.open(row) : run(keyOf(row), () => setActive(row, true))),
      },
    ];
  };
  const columns: TableColumn<AccessRow>[] = [
    {
      id: 'name',
      kind: 'title',
      header: t('people.access_place'),
      cell: ({ to, name }) => (
        <Anchor component={Link} to={to}>
          {name}
        </Anchor>
      ),
    },
    {
      id: 'roles',
      header: t('users.roles'),
      cell: ({ member }) => (member ? roleWords(member.roles) : t('people.sawmill_user')),
    },
    {
      id: 'state',
      kind: 'state',
      card: 'badge',
      header: t('users.state'),
      cell: ({ member }) => <MemberStateBadge member={member ?? { state: 'Active' }} />,
    },
    {
      id: 'actions',
      header: t('ui.row_menu.actions'),
      actions: true,
      cell: (row) => (isUser(row) ? <RowMenu name={row.name} actions={actionsOf(row)} /> : null),
    },
  ];
  return (
    <Stack gap="sm">
      <Title order={2}>{t('people.access')}</Title>
      <AdminTable
        caption={t('people.access')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowState={(row) =>
          isBusy(keyOf(row)) ? 'busy' : row.member?.state === 'Inactive' ? 'dimmed' : undefined
        }
        status={isUpdating ? 'updating' : 'ready'}
        empty={<EmptyState title={t('people.no_access')} />}
        error={null}
      />
      {/* The dialog is rendered before it opens, because a dialog that mounts open cannot return the
          focus. */}
      <UserDialog
        opened={editing.opened}
        owner={{ id: edited?.id ?? '', name: edited?.name ?? '' }}
        user={edited?.member ?? null}
        offered={offeredRoles[editedKind]}
        calls={callsOf({ kind: editedKind, id: edited?.id ?? '' })}
        people={[]}
        onClose={editing.close}
        onReload={onReload}
      />
      <DeactivateDialog
        opened={deactivating.opened}
        person={person}
        owner={{ id: deactivating.subject?.id ?? '', name: deactivating.subject?.name ?? '' }}
        organization={organization.name}
        deactivate={async () =>
          deactivating.subject ? setActive(deactivating.subject, false) : { kind: 'saved' }
        }
        closeAll={closeAll}
        onClose={(result) => {
          deactivating.close();
          if (result) tell(result);
        }}
      />
    </Stack>
  );
}
