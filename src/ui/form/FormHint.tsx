import type { ReactNode } from 'react';
import classes from './FormHint.module.css';

/** A sentence between the fields of a form, as wide as all of them. */
export function FormHint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>;
}
