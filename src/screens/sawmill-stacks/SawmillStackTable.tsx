import type { ReactNode } from 'react';
import { StackNumber } from '@/features/stack-list/StackNumber';
import type { StackPage } from '@/features/stack-list/useStackPage';
import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { AdminTable } from '@/ui/table/AdminTable';
import type { TableColumn, TableSelection } from '@/ui/table/tableTypes';
import { ZonedDay } from '@/ui/values/ZonedDay';
import { departmentPlaces } from './departmentPlaces';

interface SawmillStackTableProps {
  info: SawmillUserInfo;
  page: StackPage;
  selection: TableSelection<StackItem>;
  highlightedId: string | undefined;
  onHover: (stackId: string | undefined) => void;
  empty: ReactNode;
  onRetry: () => void;
}

export function SawmillStackTable(props: SawmillStackTableProps) {
  const { info, page, selection, highlightedId, onHover, empty, onRetry } = props;
  const t = useText();
  const columns = useSawmillColumns(info);
  return (
    <AdminTable
      caption={t('sawmill_stacks.table')}
      columns={columns}
      rows={page.rows}
      status={page.status}
      rowKey={(stack) => stack.stackId}
      selection={selection}
      highlightedKey={highlightedId}
      onHoverRow={(key) => onHover(key ?? undefined)}
      empty={empty}
      error={<ErrorState title={t('stack_table.failed')} onRetry={onRetry} told />}
    />
  );
}

/** The columns in the order of the specification (stack area, section 2, "Sawmill stacks page"). */
function useSawmillColumns(info: SawmillUserInfo): TableColumn<StackItem>[] {
  const t = useText();
  const places = departmentPlaces(info);
  return [
    {
      id: 'stackNumber',
      header: t('stack_table.stack_number'),
      cell: (stack) => <StackNumber stack={stack} />,
    },
    { id: 'polterId', header: t('stack_table.stack_id'), cell: (stack) => stack.polterId },
    {
      id: 'organization',
      header: t('stack_table.organization'),
      cell: (stack) => places.get(stack.departmentId)?.organizationName ?? null,
    },
    {
      id: 'department',
      header: t('stack_table.department'),
      cell: (stack) => places.get(stack.departmentId)?.departmentName ?? null,
    },
    { id: 'surveyor', header: t('stack_table.surveyor'), cell: (stack) => stack.surveyor },
    {
      id: 'lastChanged',
      header: t('stack_date.LastChanged'),
      cell: ({ lastModifiedDateTime, timeZone }) => (
        <ZonedDay instant={lastModifiedDateTime} timeZone={timeZone} />
      ),
    },
  ];
}
