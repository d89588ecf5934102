import type { ReactNode } from 'react';
import classes from './CardColumns.module.css';

/**
 * Cards with few values would leave most of a wide window empty in a single column. They alternate: left,
 * right, left.
 */
export function CardColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}
