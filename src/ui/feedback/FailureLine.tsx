import type { ReactNode } from 'react';
import classes from './FailureLine.module.css';

/**
 * The line is rendered even without a failure, because screen readers announce only text that appears in an
 * existing region.
 */
export function FailureLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.line}>
      {children}
    </p>
  );
}
