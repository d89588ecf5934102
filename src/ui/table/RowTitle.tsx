import { Link } from 'react-router';
import classes from './RowTitle.module.css';
import { isMarked, useRowLinkState } from './row/useRowLink';
import type { RowDisplay } from './tableTypes';

/** The row's first value, as a link if the row leads to a page. */
export function RowTitle<Row>({ row, display }: { row: Row; display: RowDisplay<Row> }) {
  const state = useRowLinkState();
  const content = display.columns[0]?.cell(row);
  if (!display.rowHref) return content;
  return (
    <Link
      to={display.rowHref(row)}
      state={state}
      className={classes.link}
      // Dragging selects its text, as in the other cells.
      draggable={false}
      // Only the mouse selects text: a click by keyboard, whose detail is 0, follows the link.
      onClick={(event) => event.detail !== 0 && isMarked(event.currentTarget) && event.preventDefault()}
    >
      {content}
    </Link>
  );
}
