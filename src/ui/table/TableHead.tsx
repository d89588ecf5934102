import { VisuallyHidden } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import { SelectPage } from './SelectBox';
import { nextSort } from './sortRows';
import classes from './TableGrid.module.css';
import type { RowDisplay, TableColumn, TableSort } from './tableTypes';

interface TableHeadProps<Row> {
  display: RowDisplay<Row>;
  rows: readonly Row[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}

export function TableHead<Row>({ display, rows, sort, onSort }: TableHeadProps<Row>) {
  const { columns, rowKey, selection } = display;
  const t = useText();
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classes.select}>
            <VisuallyHidden>{t('ui.table.selection')}</VisuallyHidden>
            <SelectPage rows={rows} rowKey={rowKey} selection={selection} withLabel={false} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { id, header, align, actions, sortValue, ordersRows } = column;
  if (!sortValue && !ordersRows) {
    return (
      <th scope="col" data-align={align}>
        {actions ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </th>
    );
  }
  const direction = sort?.columnId === id ? sort.direction : undefined;
  return (
    <th scope="col" data-align={align} aria-sort={direction ?? 'none'}>
      <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, id))}>
        {header}
        <Icon name={direction ? sortIcons[direction] : 'arrowsUpDown'} size={14} />
      </button>
    </th>
  );
}

const sortIcons = { ascending: 'arrowUp', descending: 'arrowDown' } as const;
