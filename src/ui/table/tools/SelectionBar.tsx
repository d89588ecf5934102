import { ActionIcon } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '@/i18n/useText';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Icon } from '@/ui/icons/Icon';
import { FootBar } from '@/ui/layout/FootBar';
import classes from './SelectionBar.module.css';

export const selectionBarId = 'selection';

interface SelectionBarProps {
  count: number;
  sum?: ReactNode;
  parts?: ReactNode;
  extent?: ReactNode;
  onClear: () => void;
  children: ReactNode;
}

export function SelectionBar({ count, sum, parts, extent, onClear, children }: SelectionBarProps) {
  const t = useText();
  const [wasSelected, setWasSelected] = useState(false);
  if (count > 0 && !wasSelected) setWasSelected(true);
  const none = wasSelected ? t('ui.selection.none') : '';
  return (
    <>
      <LiveRegion text={count > 0 ? t('ui.selection.announced', { count }) : none} />
      {count > 0 && (
        <FootBar id={selectionBarId} label={t('ui.selection.name')}>
          {/* The button stands away from the actions, so that a near miss does not lose the selection. */}
          <ActionIcon aria-label={t('ui.selection.clear')} title={t('ui.selection.clear')} onClick={onClear}>
            <Icon name="close" />
          </ActionIcon>
          <div className={classes.amount}>
            <div className={classes.sum}>
              <span className={classes.count}>{t('ui.selection.count', { count })}</span>
              {sum}
            </div>
            {parts && <div className={classes.parts}>{parts}</div>}
          </div>
          {extent}
          <div className={classes.actions}>{children}</div>
        </FootBar>
      )}
    </>
  );
}
