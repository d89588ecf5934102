import type { ReactNode } from 'react';
import classes from './Notice.module.css';

interface NoticeProps {
  /** Danger is read aloud at once. */
  tone: 'danger' | 'warning' | 'success';
  /** Paragraphs. */
  children: ReactNode;
}

/** A short message above the form or section that it is about. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={classes.notice} data-tone={tone}>
      {children}
    </div>
  );
}
