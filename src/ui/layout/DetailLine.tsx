import type { ReactNode } from 'react';
import classes from './DetailLine.module.css';

/** Facts about what stands below, side by side; the first one is what it is about. */
export function DetailLine({ children }: { children: ReactNode }) {
  return <p className={classes.line}>{children}</p>;
}
