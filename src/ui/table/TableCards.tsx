import { NativeSelect } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import { RowTitle } from './RowTitle';
import { rowAttributes, type useRowEvents } from './row/useRowEvents';
import { SelectPage, useSelectRow } from './SelectBox';
import classes from './TableCards.module.css';
import type { RowDisplay, RowGroup, TableColumn, TableSort } from './tableTypes';

interface TableCardsProps<Row> {
  caption: string;
  display: RowDisplay<Row>;
  events: ReturnType<typeof useRowEvents>;
  rows: readonly Row[];
  groups: readonly RowGroup<Row>[] | undefined;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  loading: boolean;
  updating: boolean;
  message: ReactNode;
  tools: ReactNode;
  action: ReactNode;
}

export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { caption, display, events, rows, groups, loading, updating, message, tools, action } = props;
  const { selection, rowKey, columns } = display;
  // Few rows may be the last page of many, whose order can be chosen all the same.
  const isPage = columns.some(({ ordersRows }) => ordersRows);
  const cardOf = (row: Row, heading: 'h2' | 'h3') => (
    <RowCard key={rowKey(row)} row={row} heading={heading} display={display} />
  );
  return (
    <section aria-label={caption} aria-busy={updating || loading}>
      <div className={classes.tools}>
        {selection && (rows.length > 0 || loading) && (
          <SelectPage rows={rows} rowKey={rowKey} selection={selection} withLabel />
        )}
        <div className={classes.between}>{tools}</div>
        {(rows.length > seenAtOnce || isPage || loading) && <SortSelect {...props} />}
        {action}
      </div>
      {message}
      <ul className={classes.list} data-updating={updating || undefined} {...events}>
        {groups?.map(({ key, head, menu, rows: grouped }) => (
          <li key={key} className={classes.group} data-card>
            <div className={classes.groupHead} data-heads-group>
              {head}
              {menu}
            </div>
            {grouped.length > 0 && (
              <ul className={classes.list}>{grouped.map((row) => cardOf(row, 'h3'))}</ul>
            )}
          </li>
        ))}
        {!groups && rows.map((row) => cardOf(row, 'h2'))}
        {rows.length > 1 && <TotalCard columns={columns} />}
        {loading &&
          awaitedCards.map((index) => <li key={index} className={classes.awaited} aria-hidden="true" />)}
      </ul>
    </section>
  );
}

const seenAtOnce = 3;

const awaitedCards = Array.from({ length: 8 }, (_, index) => index);

const cardLines = [
  { className: classes.head, places: ['badge', 'lead', 'actions', 'corner'] },
  { className: classes.line, places: ['strong', 'line', 'labelled', 'end'] },
  { className: classes.line, places: ['below'] },
];

interface RowCardProps<Row> {
  row: Row;
  heading: 'h2' | 'h3';
  display: RowDisplay<Row>;
}

function RowCard<Row>({ row, heading, display }: RowCardProps<Row>) {
  const { columns, rowKey, selection, rowHref, rowState } = display;
  const key = rowKey(row);
  const href = rowHref?.(row);
  const box = useSelectRow(row, key, selection);
  const values = useMemo(
    () => (
      <CardValues
        columns={columns}
        heading={heading}
        title={<RowTitle href={href}>{columns[0]?.cell(row)}</RowTitle>}
        contentOf={(column) => column.cell(row)}
      />
    ),
    [row, columns, href, heading],
  );
  return (
    <li
      className={classes.card}
      data-card
      data-selected={selection?.selected.has(key) || undefined}
      data-state={rowState?.(row)}
      {...rowAttributes(key, href)}
    >
      {selection && (
        <div className={classes.select} data-apart>
          {box}
        </div>
      )}
      {values}
    </li>
  );
}

function TotalCard<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  const title = columns[0]?.total;
  if (!title) return null;
  return (
    <li className={classes.card} data-card>
      <CardValues columns={columns} heading="h2" title={title} contentOf={({ total }) => total ?? null} />
    </li>
  );
}

interface CardValuesProps<Row> {
  columns: readonly TableColumn<Row>[];
  heading: 'h2' | 'h3';
  title: ReactNode;
  contentOf: (column: TableColumn<Row>) => ReactNode;
}

function CardValues<Row>({ columns, heading: Heading, title, contentOf }: CardValuesProps<Row>) {
  const placed = columns.slice(1).flatMap((column) => {
    const content = column.card === 'opened' ? null : contentOf(column);
    const slot = column.card ?? (column.actions ? 'actions' : 'line');
    return content === null || content === '' ? [] : [{ column, slot, content }];
  });
  return (
    <>
      <Heading className={classes.title}>{title}</Heading>
      {cardLines.map(({ className, places }) => {
        const shown = placed.filter(({ slot }) => places.includes(slot));
        return (
          shown.length > 0 && (
            <dl key={places[0]} className={className}>
              {shown.map(({ column, slot, content }) => (
                <div key={column.id} data-place={slot} data-apart={column.actions}>
                  <dt>{column.header}</dt>
                  <dd>{content}</dd>
                </div>
              ))}
            </dl>
          )
        );
      })}
    </>
  );
}

function SortSelect<Row>({ display, sort, onSort }: TableCardsProps<Row>) {
  const t = useText();
  const orders = display.columns
    .filter((column) => column.sortValue || column.ordersRows)
    .flatMap(({ id, header: column }): { order: TableSort; label: string; name: string }[] => [
      {
        order: { columnId: id, direction: 'ascending' },
        label: `↑ ${column}`,
        name: t('ui.table.ascending', { column }),
      },
      {
        order: { columnId: id, direction: 'descending' },
        label: `↓ ${column}`,
        name: t('ui.table.descending', { column }),
      },
    ]);
  if (orders.length === 0) return null;
  const chosen = orders.findIndex(
    ({ order }) => order.columnId === sort?.columnId && order.direction === sort.direction,
  );
  return (
    <NativeSelect
      aria-label={t('ui.table.sort')}
      className={classes.sort}
      leftSection={<Icon name="arrowsUpDown" />}
      value={chosen}
      onChange={(event) => {
        const order = orders[Number(event.currentTarget.value)]?.order;
        if (order) onSort(order);
      }}
    >
      {chosen < 0 && <option value={-1}>{t('ui.table.sort')}</option>}
      {orders.map(({ label, name }, index) => (
        // The direction comes first, because the end of a long name is cut off.
        <option key={label} value={index} aria-label={name}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
