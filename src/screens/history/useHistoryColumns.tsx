import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormats } from '@/i18n/useFormats';
import { useText, useTextIfAny } from '@/i18n/useText';
import { unbroken } from '@/lib/unbroken';
import { paths } from '@/navigation/paths';
import type { HistoryEntry } from '@/store/api/historyApi';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { TableColumn } from '@/ui/table/tableTypes';
import { currencyOf, fieldWords } from './changeWords';

interface HistoryScope {
  orgId: string;
  /** Of people who administer only that department, or `all` of theirs. */
  deptId: string | undefined;
}

/** Null for what has no page, or none that the person may open. */
export function pathOfEntry(
  { kind, thingId, departmentId, exists }: HistoryEntry,
  { orgId, deptId }: HistoryScope,
) {
  if (!exists) return null;
  if (kind === 'Stack') return departmentId && paths.stack(orgId, departmentId, thingId);
  if (kind === 'Department') return paths.department(orgId, thingId);
  if (kind === 'Person') return paths.person(orgId, thingId, deptId);
  if (kind === 'Contact' && departmentId) return paths.department(orgId, departmentId, 'contacts');
  if (deptId !== undefined) return null;
  if (kind === 'Contact') return paths.organization(orgId, 'contacts');
  if (kind === 'Contract') return paths.organization(orgId, 'contract');
  if (kind === 'Sawmill') return paths.organization(orgId, 'sawmills');
  return kind === 'Organization' ? paths.organization(orgId) : null;
}

export function useHistoryColumns({ orgId, deptId }: HistoryScope): TableColumn<HistoryEntry>[] {
  const t = useText();
  const textIfAny = useTextIfAny();
  const formats = useFormats();
  const isPhone = useIsPhone();
  return useMemo(() => {
    const what: TableColumn<HistoryEntry> = {
      id: 'what',
      header: t('history.what'),
      // The contract's own word for a call that this portal does not know.
      cell: ({ operationId }) => textIfAny(`history.operation.${operationId}`) ?? operationId,
    };
    const timeAndPerson: TableColumn<HistoryEntry>[] = [
      {
        id: 'at',
        align: 'digits',
        header: t('history.time'),
        cell: ({ at }) => unbroken(formats.dateTime(at)),
      },
      {
        id: 'who',
        header: t('history.who'),
        cell: ({ isByService, userName }) => (isByService ? t('history.by_service') : userName),
      },
    ];
    return [
      // The first is the title of a card.
      ...(isPhone ? [what, ...timeAndPerson] : [...timeAndPerson, what]),
      {
        id: 'thing',
        card: 'strong',
        header: t('history.thing'),
        cell: (entry) => <Thing entry={entry} to={pathOfEntry(entry, { orgId, deptId })} />,
      },
      {
        id: 'fields',
        header: t('history.fields'),
        card: 'below',
        cell: ({ fields }) =>
          fields.map((field) => (
            <div key={field.field}>{fieldWords(t, formats, field, currencyOf(fields))}</div>
          )),
      },
    ];
  }, [t, textIfAny, formats, isPhone, orgId, deptId]);
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
