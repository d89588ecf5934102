import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import classes from './Attention.module.css';

/** In a table: that something is missing or waits for the reader. */
export function Attention({ children }: { children: ReactNode }) {
  return (
    <span className={classes.attention}>
      <Icon name="alert" size={16} />
      {children}
    </span>
  );
}
