import type { ReactNode } from 'react';
import classes from './CardColumns.module.css';

/**
 * In a single column, cards with few values would leave most of a wide window empty. So they alternate
 * between two columns: left, right, left.
 */
export function CardColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}
