import { Skeleton } from '@mantine/core';
import {
  memo,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import groupClasses from './GridGroups.module.css';
import { RowTitle } from './RowTitle';
import { noHighlight, type RowHighlight } from './row/rowHighlight';
import { useRowLink } from './row/useRowLink';
import { useSelectRow } from './SelectBox';
import classes from './TableGrid.module.css';
import { TableHead } from './TableHead';
import type { RowDisplay, RowGroup, TableSort } from './tableTypes';

interface TableGridProps<Row> {
  caption: string;
  display: RowDisplay<Row>;
  rows: readonly Row[];
  /** Instead of the rows. */
  groups: readonly RowGroup<Row>[] | undefined;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  loading: boolean;
  updating: boolean;
  /** Replaces the rows. */
  message: ReactNode;
}

/**
 * The head sticks to the top of the page. A table wider than the page scrolls in its own box, which takes the
 * focus so that the arrow keys scroll it. The first column stays, and the edge fades if there is more.
 */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { caption, display, rows, groups, sort, onSort, loading, updating, message } = props;
  const { box, overflows, hasMore } = useOverflow();
  const columnCount = display.columns.length + (display.selection ? 1 : 0);
  const scrolling = overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {};
  const rowOf = (row: Row) => <GridRow key={display.rowKey(row)} row={row} display={display} />;
  return (
    <div
      ref={box}
      className={classes.box}
      data-card
      data-admin-table
      data-dense={display.dense || undefined}
      data-one-line={display.oneLine || undefined}
      data-several-lines={display.severalLines || undefined}
      data-scrolls={overflows || undefined}
      data-more={hasMore || undefined}
      {...scrolling}
    >
      <table className={classes.table} aria-busy={updating || loading} data-updating={updating || undefined}>
        <caption>{caption}</caption>
        <TableHead display={display} rows={rows} sort={sort} onSort={onSort} />
        {groups?.map(({ key, head, menu, rows: grouped }) => (
          <tbody key={key} className={groupClasses.group}>
            <tr data-heads-group>
              <th scope="rowgroup" colSpan={menu ? columnCount - 1 : columnCount}>
                {head}
              </th>
              {menu && <td>{menu}</td>}
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
          <Skeleton height={12} />
        </td>
      ))}
    </tr>
  );
}

/** Both halves keep their elements: a hover draws the row's frame, and a tick draws its box. */
function GridRow<Row>({ row, display }: { row: Row; display: RowDisplay<Row> }) {
  const { columns, rowKey, selection, rowHref, rowState, highlight, oneLine } = display;
  const key = rowKey(row);
  const href = rowHref?.(row);
  const box = useSelectRow(row, key, selection);
  const titleId = useId();
  const values = useMemo(() => {
    const note = columns[0]?.note?.(row);
    return (
      <>
        {/* A screen reader repeats the name of the row in each of its cells. */}
        <th scope="row" data-align={columns[0]?.align} aria-labelledby={href && note ? titleId : undefined}>
          <RowTitle id={titleId} href={href}>
            {columns[0]?.cell(row)}
          </RowTitle>
          {note && <div className={classes.note}>{note}</div>}
        </th>
        {columns.slice(1).map((column) => {
          const content = column.cell(row);
          return (
            <td
              key={column.id}
              data-align={column.align}
              data-apart={column.actions}
              data-emphasis={column.emphasis}
              title={oneLine && typeof content === 'string' ? content : undefined}
            >
              {content}
            </td>
          );
        })}
      </>
    );
  }, [row, columns, href, oneLine, titleId]);
  return (
    <RowFrame
      rowKey={key}
      href={href}
      selected={selection?.selected.has(key)}
      state={rowState?.(row)}
      highlight={highlight}
      box={box}
      values={values}
    />
  );
}

interface RowFrameProps {
  rowKey: string;
  href: string | undefined;
  selected: boolean | undefined;
  state: 'dimmed' | 'busy' | 'current' | undefined;
  highlight: RowHighlight | undefined;
  box: ReactNode;
  values: ReactNode;
}

const RowFrame = memo(function RowFrame(props: RowFrameProps) {
  const { rowKey, href, selected, state, highlight = noHighlight, box, values } = props;
  const isHighlighted = useSyncExternalStore(highlight.subscribe, () => highlight.key() === rowKey);
  const link = useRowLink(href);
  const enter = () => highlight.set(rowKey);
  const leave = () => highlight.set(undefined);
  return (
    <tr
      data-selected={selected || undefined}
      data-highlighted={isHighlighted || undefined}
      data-state={state}
      aria-busy={state === 'busy' || undefined}
      aria-current={state === 'current' || undefined}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
      {...link}
    >
      {box && (
        <td className={classes.select} data-apart>
          {box}
        </td>
      )}
      {values}
    </tr>
  );
});

/** Whether the content is wider than the box, and whether part of it is beyond the end. */
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
