import type { ReactNode } from 'react';
import classes from './ReportWarning.module.css';

/** Framed and with a sign, so that it stands out in grey print too. */
export function ReportWarning({ children }: { children: ReactNode }) {
  return (
    <div role="note" className={classes.warning}>
      <svg className={classes.sign} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.5 15 14H1ZM8 6v4M8 12v.01" />
      </svg>
      <div>{children}</div>
    </div>
  );
}
