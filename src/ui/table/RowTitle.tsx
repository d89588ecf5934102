import { type ReactNode, use } from 'react';
import classes from './RowTitle.module.css';
import { isMarked, RowLinks } from './row/useRowLink';

interface RowTitleProps {
  /** Of the link. */
  id?: string | undefined;
  /** Path and query. */
  href: string | undefined;
  children: ReactNode;
}

/** The row's first value, as a link if the row leads to a page. The router's own link renders whenever the address changes. */
export function RowTitle({ id, href, children }: RowTitleProps) {
  const open = use(RowLinks);
  if (href === undefined) return children;
  return (
    <a
      id={id}
      href={href}
      className={classes.link}
      // Dragging selects its text, as in the other cells.
      draggable={false}
      onClick={(event) => {
        // Only the mouse selects text: a click by keyboard, whose detail is 0, follows the link.
        const isSelecting = event.detail !== 0 && isMarked(event.currentTarget);
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (isForBrowser && !isSelecting) return;
        event.preventDefault();
        if (!isSelecting) open(href);
      }}
    >
      {children}
    </a>
  );
}
