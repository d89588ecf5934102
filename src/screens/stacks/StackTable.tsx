import type { ReactNode } from 'react';
import type { StackPage } from '@/features/stack-list/useStackPage';
import { useText } from '@/i18n/useText';
import type { DateType, StackItem } from '@/store/api/stackApi';
import { AdminTable } from '@/ui/table/AdminTable';
import type { TableSelection } from '@/ui/table/tableTypes';
import { useStackColumns } from './useStackColumns';
import type { StackDeletion } from './useStackDeletion';

interface StackTableProps {
  page: StackPage;
  dateType: DateType;
  departmentNames: ReadonlyMap<string, string>;
  stackHref: (stackId: string) => string;
  selection: TableSelection<StackItem>;
  deletion: StackDeletion;
  highlightedId: string | undefined;
  onHover: (stackId: string | undefined) => void;
  empty: ReactNode;
  error: ReactNode;
}

export function StackTable(props: StackTableProps) {
  const { page, dateType, departmentNames, stackHref, selection, deletion } = props;
  const { highlightedId, onHover, empty, error } = props;
  const t = useText();
  const columns = useStackColumns({ dateType, departmentNames, deletion });
  return (
    <AdminTable
      caption={t('stacks.table')}
      columns={columns}
      rows={page.rows}
      status={page.status}
      rowKey={(stack) => stack.stackId}
      rowHref={(stack) => stackHref(stack.stackId)}
      rowState={(stack) => (deletion.isBusy(stack) ? 'busy' : undefined)}
      selection={selection}
      highlightedKey={highlightedId}
      onHoverRow={(key) => onHover(key ?? undefined)}
      empty={empty}
      error={error}
    />
  );
}
