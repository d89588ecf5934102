import { Text, Title } from '@mantine/core';
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/ui/icons/Icon';
import { unfolds } from '@/ui/layout/toPart';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import classes from './FoldedCard.module.css';
import { LogClassesContext } from './facts/chosenClass';

/**
 * `opens` says where the card is open at first: on every screen, or only on wider ones than a phone's. With
 * `hasLogs` the card opens when a class of diameters is highlighted in it. With `isPart` it is part of
 * another card: it has a heading of its own, with a line above it instead of a frame.
 */
interface FoldedCardProps {
  title: ReactNode;
  note?: ReactNode;
  opens: 'everywhere' | 'with room';
  hasLogs?: boolean;
  isPart?: boolean;
  children: ReactNode;
}

/**
 * On phones most cards show only their title at first, because the record of a stack fills many windows. The
 * browser's search in the page opens a card.
 */
export function FoldedCard({
  title,
  note,
  opens,
  hasLogs = false,
  isPart = false,
  children,
}: FoldedCardProps) {
  const headingId = useId();
  const isPhone = useIsPhone();
  // The first width of the window decides: turning the phone, or printing a sheet as narrow as a phone,
  // closes nothing that somebody has opened.
  const [hasRoom] = useState(!isPhone);
  const { chosen } = useContext(LogClassesContext);
  const isLit = hasLogs && chosen !== null;
  const card = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isLit && card.current) card.current.open = true;
  }, [isLit]);
  return (
    <section aria-labelledby={headingId}>
      <details
        ref={card}
        className={isPart ? classes.part : undefined}
        data-card={!isPart || undefined}
        open={opens === 'everywhere' || hasRoom}
        {...unfolds}
      >
        <summary className={classes.summary}>
          <Title order={isPart ? 3 : 2} id={headingId} className={classes.title}>
            {title}
          </Title>
          {note && (
            <Text span inherit c="dimmed">
              {note}
            </Text>
          )}
          <Icon name="chevronDown" />
        </summary>
        <div className={classes.view}>{children}</div>
      </details>
    </section>
  );
}
