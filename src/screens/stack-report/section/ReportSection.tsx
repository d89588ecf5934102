import { type ReactNode, useId } from 'react';
import classes from './ReportSection.module.css';

interface ReportSectionProps {
  title: string;
  /** Never split over two pages. */
  whole?: boolean;
  children: ReactNode;
}

/** The title stays on one page with the first lines below it. */
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
