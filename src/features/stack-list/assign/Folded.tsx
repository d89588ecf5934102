import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import classes from './Folded.module.css';

interface FoldedProps {
  summary: string;
  isWarning?: true;
  children: ReactNode;
}

export function Folded({ summary, isWarning, children }: FoldedProps) {
  return (
    <details className={classes.folded} data-tone={isWarning && 'warning'}>
      <summary>
        {isWarning && (
          <span className={classes.sign}>
            <Icon name="alert" />
          </span>
        )}
        <span className={classes.line} title={summary}>
          {summary}
        </span>
        <Icon name="chevronDown" size={14} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
