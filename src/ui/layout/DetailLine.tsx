import type { ReactNode } from 'react';
import classes from './DetailLine.module.css';

/** Details of the section below, side by side; the first one names its subject. */
export function DetailLine({ children }: { children: ReactNode }) {
  return <p className={classes.line}>{children}</p>;
}
