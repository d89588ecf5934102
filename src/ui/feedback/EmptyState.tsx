import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StateMessage.module.css';
import { useFocusFallback } from './useFocusFallback';

interface EmptyStateProps {
  /** Why there is nothing. */
  title: string;
  /** What follows from it, in a sentence. */
  text?: ReactNode;
  /** The one useful action. */
  action?: ReactNode;
}

/** Says why a list or section is empty and offers the one action that helps. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  const state = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={state} className={classes.state}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
