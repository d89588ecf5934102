import type { ReactNode } from 'react';
import classes from './RowTitle.module.css';

interface RowTitleProps {
  id?: string | undefined;
  /** `href` consists of path and query. */
  href: string | undefined;
  children: ReactNode;
}

/** The row's first value is a link if the row leads to a page. The list handles its clicks (`useRowEvents`). */
export function RowTitle({ id, href, children }: RowTitleProps) {
  if (href === undefined) return children;
  return (
    // Dragging selects the text, as in the other cells.
    <a id={id} href={href} className={classes.link} draggable={false} data-row-title>
      {children}
    </a>
  );
}
