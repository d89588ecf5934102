import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './EditableCard.module.css';

interface ReadOnlyCardProps {
  title: string;
  /** Stands where an EditableCard has its Edit button. */
  action?: ReactNode;
  children: ReactNode;
}

/** Looks like a card that can be edited, for what is not edited as one form. */
export function ReadOnlyCard({ title, action, children }: ReadOnlyCardProps) {
  const headingId = useId();
  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <Title order={2} id={headingId} className={classes.title}>
        {title}
      </Title>
      {action}
      <div className={classes.view}>{children}</div>
    </section>
  );
}
