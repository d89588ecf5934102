import type { ReactNode } from 'react';
import classes from './Notice.module.css';

interface NoticeProps {
  /** Clay: it failed, which is read aloud at once. Resin: attention. Spruce: it worked. */
  tone: 'danger' | 'warning' | 'success';
  /** Paragraphs. */
  children: ReactNode;
}

/** A few words on how things stand, above the form they are about. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={classes.notice} data-tone={tone}>
      {children}
    </div>
  );
}
