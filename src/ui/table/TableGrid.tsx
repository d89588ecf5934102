import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { columnWidths } from './columnWidths';
import groupClasses from './GridGroups.module.css';
import { RowTitle } from './RowTitle';
import { noHighlight, type RowHighlight } from './row/rowHighlight';
import { rowAttributes, type useRowEvents } from './row/useRowEvents';
import { useSelectRow } from './SelectBox';
import classes from './TableGrid.module.css';
import { TableHead } from './TableHead';
import type { RowDisplay, RowGroup, TableSort } from './tableTypes';

interface TableGridProps<Row> {
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
}

/**
 * The head sticks to the top of the page. A table wider than the page scrolls in its own box, which can have
 * the focus, so that the arrow keys scroll it. The first column stays in view, and the edge fades if there
 * are more columns.
 */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { caption, display, events, rows, groups, sort, onSort, loading, updating, message } = props;
  const { box, overflows, hasMore } = useOverflow();
  const table = useShownHighlight(display.highlight);
  const columnCount = display.columns.length + (display.selection ? 1 : 0);
  const scrolling = overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {};
  const ownId = useId();
  const rowOf = (row: Row) => {
    const key = display.rowKey(row);
    return <GridRow key={key} row={row} titleId={`${ownId}${key}`} display={display} />;
  };
  return (
    <div
      ref={box}
      className={classes.box}
      data-card
      data-admin-table
      data-dense={display.dense || undefined}
      data-two-lines={display.columns.some(({ note }) => note) || undefined}
      data-groups={groups !== undefined && groups.length > 0 ? true : undefined}
      data-several-lines={display.severalLines || undefined}
      data-scrolls={overflows || undefined}
      data-more={hasMore || undefined}
      {...scrolling}
    >
      <table
        ref={table}
        className={classes.table}
        aria-busy={updating || loading}
        data-updating={updating || undefined}
        {...events}
      >
        <caption>{caption}</caption>
        <colgroup>
          {columnWidths(display.columns, display.selection !== undefined).map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <TableHead display={display} rows={rows} sort={sort} onSort={onSort} />
        {groups?.map(({ key, head, menu, rows: grouped }) => (
          <tbody key={key} className={groupClasses.group}>
            <tr data-heads-group>
              <th scope="rowgroup" colSpan={menu ? columnCount - 1 : columnCount}>
                {head}
              </th>
              {menu && <td data-apart>{menu}</td>}
            </tr>
            {grouped.map(rowOf)}
          </tbody>
        ))}
        <tbody>
          {message && (
            <tr>
              <td colSpan={columnCount}>{message}</td>
            </tr>
          )}
          {!groups && rows.map(rowOf)}
          {loading && skeletonRows.map((index) => <SkeletonRow key={index} display={display} />)}
        </tbody>
        {rows.length > 1 && <TotalRow display={display} />}
      </table>
    </div>
  );
}

function TotalRow<Row>({ display: { columns, selection } }: { display: RowDisplay<Row> }) {
  const [first, ...others] = columns;
  if (!first?.total) return null;
  return (
    <tfoot>
      <tr>
        {selection && <td className={classes.select} />}
        <th scope="row">{first.total}</th>
        {others.map(({ id, align, total }) => (
          <td key={id} data-align={align}>
            {total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

const skeletonRows = Array.from({ length: 10 }, (_, index) => index);

function SkeletonRow<Row>({ display: { columns, selection } }: { display: RowDisplay<Row> }) {
  return (
    <tr>
      {selection && <td className={classes.select} />}
      {columns.map(({ id }) => (
        <td key={id}>
          <div className={classes.awaited} />
        </td>
      ))}
    </tr>
  );
}

interface GridRowProps<Row> {
  row: Row;
  titleId: string;
  display: RowDisplay<Row>;
}

function wholeText(content: ReactNode): string | undefined {
  return typeof content === 'string' && content !== '' ? content : undefined;
}

/** The box and the values are memoised separately, so that a tick draws only the box. */
function GridRow<Row>({ row, titleId, display }: GridRowProps<Row>) {
  const { columns, rowKey, selection, rowHref, rowState } = display;
  const key = rowKey(row);
  const href = rowHref?.(row);
  const state = rowState?.(row);
  const box = useSelectRow(row, key, selection);
  const values = useMemo(() => {
    const title = columns[0]?.cell(row);
    const note = columns[0]?.note?.(row);
    return (
      <>
        {/* A screen reader repeats the name of the row in each of its cells. */}
        <th
          scope="row"
          data-align={columns[0]?.align}
          aria-labelledby={href && note ? titleId : undefined}
          title={wholeText(title)}
        >
          <RowTitle id={note ? titleId : undefined} href={href}>
            {title}
          </RowTitle>
          {note && <div className={classes.note}>{note}</div>}
        </th>
        {columns.slice(1).map((column) => {
          const content = column.cell(row);
          const below = column.note?.(row);
          return (
            <td
              key={column.id}
              data-align={column.align}
              data-apart={column.actions}
              data-emphasis={column.emphasis}
              title={wholeText(content)}
            >
              {content}
              {below && <div className={classes.note}>{below}</div>}
            </td>
          );
        })}
      </>
    );
  }, [row, columns, href, titleId]);
  return (
    <tr
      data-selected={selection?.selected.has(key) || undefined}
      data-state={state}
      aria-busy={state === 'busy' || undefined}
      aria-current={state === 'current' || undefined}
      {...rowAttributes(key, href)}
    >
      {selection && (
        <td className={classes.select} data-apart>
          {box}
        </td>
      )}
      {values}
    </tr>
  );
}

/** Highlights a row without rendering it, because the pointer crosses a row every few milliseconds. */
function useShownHighlight({ subscribe, key }: RowHighlight = noHighlight) {
  const table = useRef<HTMLTableElement>(null);
  // This runs after every render, because the row may have appeared with it.
  useLayoutEffect(() => {
    const show = () => {
      for (const row of table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])
        row.toggleAttribute('data-highlighted', row.dataset.row === key());
    };
    show();
    return subscribe(show);
  });
  return table;
}

function useOverflow() {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const measure = () => {
      setOverflows(content.scrollWidth > element.clientWidth);
      setHasMore(element.scrollWidth - element.clientWidth - element.scrollLeft > 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return { box, overflows, hasMore };
}
