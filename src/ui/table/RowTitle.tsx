import { Link } from 'react-router';
import classes from './RowTitle.module.css';
import { rowLinkState } from './row/rowLinkState';
import { isMarked } from './row/useRowLink';
import type { RowDisplay } from './tableTypes';

/** A row's first value: its name, and where the row leads somewhere, the link. */
export function RowTitle<Row>({ row, display }: { row: Row; display: RowDisplay<Row> }) {
  const content = display.columns[0]?.cell(row);
  if (!display.rowHref) return content;
  return (
    <Link
      to={display.rowHref(row)}
      state={rowLinkState}
      className={classes.link}
      // Its text is marked by dragging, as that of the other cells.
      draggable={false}
      // Only the mouse marks: a click that the keyboard makes, whose detail is 0, follows the link.
      onClick={(event) => event.detail !== 0 && isMarked(event.currentTarget) && event.preventDefault()}
    >
      {content}
    </Link>
  );
}
