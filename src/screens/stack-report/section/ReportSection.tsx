import { type ReactNode, useId } from 'react';
import classes from './ReportSection.module.css';

interface ReportSectionProps {
  title: string;
  whole?: boolean;
  children: ReactNode;
}

export function ReportSection({ title, whole = false, children }: ReportSectionProps) {
  const headingId = useId();
  return (
    <section className={classes.section} data-whole={whole || undefined} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The frame and the sign make the warning stand out in grey print too. */
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
