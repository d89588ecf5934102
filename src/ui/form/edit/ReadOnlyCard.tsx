import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './EditableCard.module.css';

interface ReadOnlyCardProps {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function ReadOnlyCard({ title, action, children }: ReadOnlyCardProps) {
  const headingId = useId();
  return (
    <section className={classes.card} data-card aria-labelledby={headingId}>
      <Title order={2} id={headingId} className={classes.title}>
        {title}
      </Title>
      {action}
      <div className={classes.view}>{children}</div>
    </section>
  );
}
