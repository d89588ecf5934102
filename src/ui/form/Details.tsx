import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import classes from './Details.module.css';
import grid from './fieldGrid.module.css';

interface Detail {
  label: string;
  value: ReactNode;
}

export function Details({ items }: { items: readonly Detail[] }) {
  return (
    <dl className={`${grid.grid} ${classes.details}`}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{isGiven(value) ? value : <NotGiven />}</dd>
        </div>
      ))}
    </dl>
  );
}

function isGiven(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '';
}

export function NotGiven() {
  const t = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('form.not_given')}</VisuallyHidden>
    </>
  );
}
