import { Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import classes from './FoldedCard.module.css';

interface FoldedCardProps {
  title: ReactNode;
  /** Open on phones, too. */
  staysOpen: boolean;
  children: ReactNode;
}

/** A section of the record: its title alone on phones, where the record is many windows long. Finding in the page opens it. */
export function FoldedCard({ title, staysOpen, children }: FoldedCardProps) {
  const headingId = useId();
  const isPhone = useIsPhone();
  // As the window was at first: turning the phone, or a sheet as narrow as one, closes nothing that somebody has opened.
  const [isOpenAtFirst] = useState(!isPhone);
  return (
    <section aria-labelledby={headingId}>
      <details className={classes.card} open={staysOpen || isOpenAtFirst}>
        <summary className={classes.summary}>
          <Title order={2} id={headingId} className={classes.title}>
            {title}
          </Title>
          <Icon name="chevronDown" />
        </summary>
        <div className={classes.view}>{children}</div>
      </details>
    </section>
  );
}
