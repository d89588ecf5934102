import type { ReactNode } from 'react';
import classes from './Notice.module.css';

interface NoticeProps {
  tone: 'danger' | 'warning' | 'success';
  /** The children must be paragraphs. */
  children: ReactNode;
}

export function Notice({ tone, children }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={classes.notice} data-tone={tone}>
      {children}
    </div>
  );
}
