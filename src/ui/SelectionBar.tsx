import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { FootBar } from './FootBar';
import { LiveRegion } from './LiveRegion';
import classes from './SelectionBar.module.css';

interface SelectionBarProps {
  /** Selected on all pages; with none the bar is away. */
  count: number;
  onClear: () => void;
  /** What can be done with the selection. */
  children: ReactNode;
}

/** Slides in over the foot of the page and reads out how many are selected. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const t = useText();
  const text = t('ui.selection.count', { count });
  return (
    <>
      <LiveRegion text={count > 0 ? text : ''} />
      {count > 0 && (
        <FootBar label={t('ui.selection.name')}>
          <span className={classes.count}>{text}</span>
          <Button variant="subtle" onClick={onClear}>
            {t('ui.selection.clear')}
          </Button>
          <div className={classes.actions}>{children}</div>
        </FootBar>
      )}
    </>
  );
}
