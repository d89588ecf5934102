import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StateMessage.module.css';
import { useFocusFallback } from './useFocusFallback';

interface EmptyStateProps {
  title: string;
  /** Advice for the person, one sentence. */
  text?: ReactNode;
  action?: ReactNode;
}

/** Explains why a list or section is empty and offers the one useful action. */
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
