import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import type { Organization } from '@/store/api/organizationApi';
import type { Sawmill, SawmillUser } from '@/store/api/sawmillApi';
import { EmptyState, NoMatch } from '@/ui/feedback/EmptyState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { RetryLine } from '@/ui/feedback/RetryLine';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { AdminTable } from '@/ui/table/AdminTable';
import { RowMenu } from '@/ui/table/row/RowMenu';
import { AddButton } from '@/ui/table/tools/AddButton';
import { ListTools } from '@/ui/table/tools/ListTools';
import { foundSawmills } from './foundSawmills';
import { SawmillDialog } from './SawmillDialog';
import { SawmillHead } from './SawmillHead';
import { SawmillRemoval, SawmillUserRemoval } from './SawmillRemovals';
import { SawmillUserDialog } from './SawmillUserDialog';
import { useAssignedStacks } from './useAssignedStacks';
import { type SawmillUserRow, useUserColumns } from './useUserColumns';

interface SawmillListProps {
  organizationId: string;
  country: Organization['country'];
  departmentIds: readonly string[];
  sawmills: readonly Sawmill[];
  failure: ReactNode;
  canEdit: boolean;
  isUpdating: boolean;
  onReload: () => Promise<unknown>;
}

const withoutSearch = 3;

export function SawmillList(props: SawmillListProps) {
  const { organizationId, country, departmentIds, sawmills, failure, canEdit, isUpdating, onReload } = props;
  const t = useText();
  const { locale } = useLocale();
  const [search, setSearch] = useState('');
  const isPhone = useIsPhone();
  const dialog = useDialogSubject<Sawmill | null>();
  const removal = useDialogSubject<Sawmill>();
  const userDialog = useDialogSubject<{ sawmill: Sawmill; user: SawmillUser | null }>();
  const userRemoval = useDialogSubject<SawmillUserRow>();
  const { stacksOf, retry } = useAssignedStacks(organizationId, departmentIds);
  const { isOpen, setOpen } = useOpenSawmills(sawmills, search);
  const newestOf = (subject: Sawmill | undefined | null) =>
    sawmills.find(({ id }) => id === subject?.id) ?? subject ?? null;

  const isMany = sawmills.length > withoutSearch;
  const found = foundSawmills(sawmills, isMany ? search : '', locale);
  const add = (isCompact: boolean) =>
    canEdit && (
      <AddButton label={t('sawmills.add')} isCompact={isCompact} onClick={() => dialog.open(null)} />
    );
  const action = sawmills.length > 0 && add(true);
  const actionsOf = (sawmill: Sawmill) => [
    { label: t('form.edit'), onClick: () => dialog.open(sawmill) },
    {
      label: t('sawmills.add_user'),
      onClick: () => {
        // Opening the sawmill shows the new user there.
        setOpen(sawmill.id, true);
        userDialog.open({ sawmill, user: null });
      },
    },
    { label: t('sawmills.delete'), danger: true as const, onClick: () => removal.open(sawmill) },
  ];
  const columns = useUserColumns(canEdit && { onEdit: userDialog.open, onDelete: userRemoval.open });
  const groups = found.map(({ sawmill, users }) => ({
    key: sawmill.id,
    head: (
      <SawmillHead
        sawmill={sawmill}
        stacks={stacksOf(sawmill.id)}
        isOpen={isOpen(sawmill.id)}
        onToggle={() => setOpen(sawmill.id, !isOpen(sawmill.id))}
      />
    ),
    menu: canEdit && <RowMenu name={sawmill.name} actions={actionsOf(sawmill)} />,
    rows: isOpen(sawmill.id) ? users.map((user) => ({ sawmill, user })) : [],
  }));
  const subject = userDialog.subject;
  const inQuestion = newestOf(subject?.sawmill);
  return (
    <Stack gap="sm">
      <ListTools
        search={isMany ? { label: t('sawmills.search'), value: search, onChange: setSearch } : null}
        parts={
          sawmills.length > 0 &&
          !isMany && <Text c="dimmed">{t('sawmills.count', { count: sawmills.length })}</Text>
        }
        action={!(isPhone && isMany) && action}
      />
      <LiveRegion text={isMany && search ? t('sawmills.count', { count: found.length }) : ''} />
      <AdminTable
        caption={t('sawmills.title')}
        columns={columns}
        rows={groups.flatMap(({ rows }) => rows)}
        groups={groups}
        rowKey={({ sawmill, user }) => `${sawmill.id} ${user.userId}`}
        initialSort={{ columnId: 'name', direction: 'ascending' }}
        cardAction={isMany && action}
        status={failure ? 'error' : isUpdating ? 'updating' : 'ready'}
        empty={
          sawmills.length === 0 ? (
            <EmptyState title={t('sawmills.none')} text={t('sawmills.none_text')} action={add(false)} />
          ) : (
            <NoMatch title={t('sawmills.no_match')} onShowAll={() => setSearch('')} />
          )
        }
        error={failure}
      />
      {retry && <RetryLine text={t('sawmills.assigned_failed')} onRetry={retry} />}
      <SawmillDialog
        opened={dialog.opened}
        organizationId={organizationId}
        sawmill={newestOf(dialog.subject)}
        onClose={dialog.close}
        onReload={onReload}
      />
      <SawmillRemoval
        opened={removal.opened}
        sawmill={removal.subject}
        onClose={removal.close}
        onReload={onReload}
      />
      <SawmillUserDialog
        opened={userDialog.opened}
        country={country}
        sawmill={inQuestion}
        user={
          inQuestion?.users?.find(({ userId }) => userId === subject?.user?.userId) ?? subject?.user ?? null
        }
        onClose={userDialog.close}
        onReload={onReload}
      />
      <SawmillUserRemoval
        opened={userRemoval.opened}
        subject={userRemoval.subject}
        onClose={userRemoval.close}
        onReload={onReload}
      />
    </Stack>
  );
}

const maxUsersAllOpen = 20;

interface OpenSawmills {
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
}

/**
 * If there are few users, all sawmills are open at first; otherwise none is, to keep the list short. Every
 * search starts with its matches open.
 */
function useOpenSawmills(sawmills: readonly Sawmill[], search: string): OpenSawmills {
  const searchText = search.trim();
  const [opensAtFirst] = useState(
    () => sawmills.flatMap(({ users }) => users ?? []).length <= maxUsersAllOpen,
  );
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const decisionOn = (id: string) => `${id} ${searchText}`;
  return {
    isOpen: (id) => decided.get(decisionOn(id)) ?? (searchText !== '' || opensAtFirst),
    setOpen: (id, isOpen) => setDecided((map) => new Map([...map, [decisionOn(id), isOpen]])),
  };
}
