import type { ReactNode } from 'react';
import classes from './RowTitle.module.css';

interface RowTitleProps {
  /** Of the link. */
  id?: string | undefined;
  /** Path and query. */
  href: string | undefined;
  children: ReactNode;
}

/** The row's first value, as a link if the row leads to a page. The list hears its clicks (`useRowEvents`). */
export function RowTitle({ id, href, children }: RowTitleProps) {
  if (href === undefined) return children;
  return (
    // Dragging selects its text, as in the other cells.
    <a id={id} href={href} className={classes.link} draggable={false} data-row-title>
      {children}
    </a>
  );
}
