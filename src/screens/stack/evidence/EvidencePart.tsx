import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './StackEvidence.module.css';

/** A headed part of the card. */
export function EvidencePart({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <Title order={3} id={headingId} mb={8}>
        {title}
      </Title>
      {children}
    </section>
  );
}
