import { Title } from '@mantine/core';
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import classes from './FoldedCard.module.css';
import { LogClassesContext } from './facts/chosenClass';

interface FoldedCardProps {
  title: ReactNode;
  /** Open on phones, too. */
  staysOpen: boolean;
  /** Whether a class of diameters lights up in it, which opens it. */
  hasLogs: boolean;
  children: ReactNode;
}

/** A section of the record: its title alone on phones, where the record is many windows long. Finding in the page opens it. */
export function FoldedCard({ title, staysOpen, hasLogs, children }: FoldedCardProps) {
  const headingId = useId();
  const isPhone = useIsPhone();
  // As the window was at first: turning the phone, or a sheet as narrow as one, closes nothing that somebody has opened.
  const [isOpenAtFirst] = useState(!isPhone);
  const { chosen } = useContext(LogClassesContext);
  const isLit = hasLogs && chosen !== null;
  const card = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isLit && card.current) card.current.open = true;
  }, [isLit]);
  return (
    <section aria-labelledby={headingId}>
      <details ref={card} className={classes.card} open={staysOpen || isOpenAtFirst}>
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
