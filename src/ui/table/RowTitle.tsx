import type { ReactNode } from 'react';
import { foldAddress } from '@/lib/foldAddress';
import classes from './RowTitle.module.css';

interface RowTitleProps {
  id?: string | undefined;
  href: string | undefined;
  children: ReactNode;
}

export function RowTitle({ id, href, children }: RowTitleProps) {
  if (href === undefined) return children;
  return (
    // Dragging selects the text, as in the other cells.
    <a id={id} href={foldAddress(href)} className={classes.link} draggable={false} data-row-title>
      {children}
    </a>
  );
}
