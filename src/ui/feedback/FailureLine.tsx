import type { ReactNode } from 'react';
import classes from './FailureLine.module.css';

/** What a call has refused, or nothing yet: screen readers announce only what comes into an existing region. */
export function FailureLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.line}>
      {children}
    </p>
  );
}
