import type { ReactNode } from 'react';
import classes from './FormHint.module.css';

/** As wide as all fields of the form. */
export function FormHint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>;
}
