import type { ReactNode } from 'react';
import classes from './DetailLine.module.css';

export function DetailLine({ children }: { children: ReactNode }) {
  return <p className={classes.line}>{children}</p>;
}
