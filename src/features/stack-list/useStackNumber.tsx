import { type ReactNode, useCallback } from 'react';
import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useCheckText } from './columns/useCheckText';
import { acceptedKinds, isInDoubt } from './isInDoubt';
import classes from './useStackNumber.module.css';

const usualLength = 24;

/**
 * The number has a mark if the stack is in doubt, or if a doubt was accepted. A phone has no tooltips, so it
 * says the reason in words. Numbers do not break in a table; on a phone's card only very long ones do.
 */
export function useStackNumber(): (stack: StackItem) => ReactNode {
  const t = useText();
  const isPhone = useIsPhone();
  const checkText = useCheckText();
  return useCallback(
    (stack) => {
      const { stackNumber, evidenceFailed } = stack;
      const isWhole = !isPhone || stackNumber.length <= usualLength;
      const whole = isWhole ? classes.unbroken : undefined;
      if (stack.isWithdrawn)
        return (
          <span className={isPhone ? classes.broken : classes.marked}>
            <span className={isPhone ? whole : classes.number} title={stackNumber}>
              {stackNumber}
            </span>{' '}
            <span className={classes.word} data-withdrawn>
              {t('stack_table.withdrawn')}
            </span>
          </span>
        );
      const isDoubted = isInDoubt(stack);
      if (!isDoubted && acceptedKinds(stack).length === 0)
        return isWhole ? stackNumber : <span className={classes.broken}>{stackNumber}</span>;
      const reasons = checkText(stack) ?? '';
      const word = !isDoubted
        ? t('stack_table.accepted')
        : t(evidenceFailed ? 'stack_table.evidence_failed_short' : 'stack_table.in_doubt');
      const accepted = { 'data-accepted': !isDoubted || undefined };
      const sign = <Icon name={isDoubted ? 'alert' : 'check'} size={16} />;
      if (isPhone)
        return (
          <span className={classes.broken}>
            <span className={whole}>{stackNumber}</span>{' '}
            <span className={classes.word} {...accepted}>
              <span className={classes.mark}>{sign}</span> {word}
            </span>
          </span>
        );
      return (
        <span className={classes.marked}>
          <span className={classes.number} title={stackNumber}>
            {stackNumber}
          </span>{' '}
          <span role="img" aria-label={reasons} title={reasons} className={classes.mark} {...accepted}>
            {sign}
          </span>
        </span>
      );
    },
    [t, isPhone, checkText],
  );
}
