import type { ReactNode } from 'react';
import classes from './CardColumns.module.css';

/** Cards of a few values each, which would leave most of a wide window empty below each other. They take turns: left, right, left. */
export function CardColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}
