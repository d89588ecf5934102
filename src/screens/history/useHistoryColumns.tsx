import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useFormats } from '@/i18n/useFormats';
import { useText, useTextIfAny } from '@/i18n/useText';
import { unbroken } from '@/lib/unbroken';
import { paths } from '@/navigation/paths';
import type { HistoryEntry } from '@/store/api/historyApi';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { TableColumn } from '@/ui/table/tableTypes';
import { ActButton, MoreButton } from './ActCells';
import { currencyOf, fieldWords } from './changeWords';
import type { HistoryRow } from './historyRows';

interface HistoryScope {
  orgId: string;
  deptId: string | undefined;
}

export function pathOfEntry(
  { kind, thingId, departmentId, exists }: HistoryEntry,
  { orgId, deptId }: HistoryScope,
) {
  if (!exists) return null;
  if (kind === 'Stack') return departmentId && paths.stack(orgId, departmentId, thingId);
  if (kind === 'Department') return paths.department(orgId, thingId);
  if (kind === 'Person') return paths.person(orgId, thingId, deptId);
  if (kind === 'Contact' && departmentId) return paths.department(orgId, departmentId, 'contacts');
  if (kind === 'HarvestPlace' && departmentId) return paths.department(orgId, departmentId, 'harvestPlaces');
  if (deptId !== undefined) return null;
  if (kind === 'Contact') return paths.organization(orgId, 'contacts');
  if (kind === 'Contract') return paths.organization(orgId, 'contract');
  if (kind === 'Sawmill') return paths.organization(orgId, 'sawmills');
  return kind === 'Organization' ? paths.organization(orgId) : null;
}

interface ActControls {
  onToggle: (act: HistoryEntry) => void;
  onMore: (act: HistoryEntry) => void;
}

function useActWords(): (act: HistoryEntry) => string | null {
  const t = useText();
  return ({ operationId, act, fields }) => {
    const count = act?.entryCount ?? 1;
    const sawmill = fields.find(({ field }) => field === 'sawmill')?.after[0];
    if (operationId === 'assignStacks' && sawmill) return t('history.act.assignStacks', { count, sawmill });
    if (operationId === 'unassignStacks') return t('history.act.unassignStacks', { count });
    if (operationId === 'deleteOldStacks') return t('history.act.deleteOldStacks', { count });
    return null;
  };
}

export function useHistoryColumns(
  { orgId, deptId }: HistoryScope,
  { onToggle, onMore }: ActControls,
): TableColumn<HistoryRow>[] {
  const t = useText();
  const textIfAny = useTextIfAny();
  const formats = useFormats();
  const isPhone = useIsPhone();
  const actWords = useActWords();
  // A call that this portal does not know is shown by its name from the contract.
  const operation = ({ operationId }: HistoryEntry) =>
    textIfAny(`history.operation.${operationId}`) ?? operationId;
  const wordsOf = (entry: HistoryEntry) =>
    actWords(entry) ??
    t('history.act.other', { operation: operation(entry), count: entry.act?.entryCount ?? 1 });
  const what: TableColumn<HistoryRow> = {
    id: 'what',
    kind: 'email',
    header: t('history.what'),
    cell: ({ role, entry, opened }) => {
      if (role === 'act')
        return (
          <ActButton
            act={entry}
            words={wordsOf(entry)}
            isOpen={opened !== undefined}
            onToggle={() => onToggle(entry)}
          />
        );
      if (role === 'more') return <MoreButton act={entry} opened={opened} onMore={() => onMore(entry)} />;
      // The title of a card is never empty.
      return role === 'entry' || isPhone ? operation(entry) : null;
    },
  };
  const timeAndPerson: TableColumn<HistoryRow>[] = [
    {
      id: 'at',
      kind: 'number',
      align: 'digits',
      header: t('history.time'),
      cell: ({ role, entry, opened }) =>
        role === 'more'
          ? t('history.shown', { shown: opened?.entries.length ?? 0, count: entry.act?.entryCount ?? 0 })
          : unbroken(formats.time(entry.at)),
    },
    {
      id: 'who',
      kind: 'name',
      header: t('history.who'),
      cell: ({ role, entry }) => {
        if (role === 'part' || role === 'more') return null;
        return entry.isByService ? t('history.by_service') : entry.userName;
      },
    },
  ];
  return [
    // The first column is the title of a card.
    ...(isPhone ? [what, ...timeAndPerson] : [...timeAndPerson, what]),
    {
      id: 'thing',
      kind: 'email',
      card: 'strong',
      header: t('history.thing'),
      cell: ({ role, entry }) =>
        role === 'more' || (role === 'act' && actWords(entry) !== null) ? null : (
          <Thing entry={entry} to={pathOfEntry(entry, { orgId, deptId })} />
        ),
    },
    {
      id: 'fields',
      kind: 'details',
      header: t('history.fields'),
      card: 'below',
      cell: ({ role, entry: { fields } }) =>
        role === 'entry' || role === 'part'
          ? fields.map((field) => fieldWords(t, formats, field, currencyOf(fields))).join(' · ')
          : null,
    },
  ];
}

function Thing({ entry, to }: { entry: HistoryEntry; to: string | null }) {
  const t = useText();
  const { kind, thingName, departmentName, exists } = entry;
  const own = thingName === '' ? t('history.without_name') : thingName;
  const name =
    departmentName === null || kind === 'Department'
      ? own
      : t('history.in_department', { name: own, department: departmentName });
  return (
    <>
      {t(`history.kinds.${kind}`)} {to === null ? name : <ThingLink to={to} name={name} />}
      {!exists && ` (${t('history.deleted')})`}
    </>
  );
}

function ThingLink({ to, name }: { to: string; name: string }) {
  return (
    <Anchor component={Link} to={to}>
      {name}
    </Anchor>
  );
}
