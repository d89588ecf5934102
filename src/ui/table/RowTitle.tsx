import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './RowTitle.module.css';
import { isMarked, useRowLinkState } from './row/useRowLink';

/** The row's first value, as a link if the row leads to a page. */
export function RowTitle({ href, children }: { href: string | undefined; children: ReactNode }) {
  const state = useRowLinkState();
  if (href === undefined) return children;
  return (
    <Link
      to={href}
      state={state}
      className={classes.link}
      // Dragging selects its text, as in the other cells.
      draggable={false}
      // Only the mouse selects text: a click by keyboard, whose detail is 0, follows the link.
      onClick={(event) => event.detail !== 0 && isMarked(event.currentTarget) && event.preventDefault()}
    >
      {children}
    </Link>
  );
}
