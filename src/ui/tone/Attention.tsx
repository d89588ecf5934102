import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import classes from './Attention.module.css';

/** For a table cell with a missing value or a task for the reader. */
export function Attention({ children }: { children: ReactNode }) {
  return (
    <span className={classes.attention}>
      <Icon name="alert" size={16} />
      {children}
    </span>
  );
}
