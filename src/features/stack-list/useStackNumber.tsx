import { type ReactNode, useCallback } from 'react';
import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { isInDoubt, knownDoubts } from './isInDoubt';
import classes from './useStackNumber.module.css';

/** Longer than any number that a service counts up. */
const usualLength = 24;

/**
 * A stack's number as the cell of a list, with a mark where a check of the stack's evidence fails or something is doubtful; a
 * phone, which has no tooltips, says it. The list keeps a usual number on its line.
 */
export function useStackNumber(): (stack: StackItem) => ReactNode {
  const t = useText();
  const isPhone = useIsPhone();
  return useCallback(
    (stack) => {
      const { stackNumber, evidenceFailed, doubts } = stack;
      const isUsual = stackNumber.length <= usualLength;
      if (!isInDoubt(stack))
        return isUsual ? stackNumber : <span className={classes.broken}>{stackNumber}</span>;
      const reasons = [
        ...(evidenceFailed ? [t('stack_table.evidence_failed')] : []),
        ...knownDoubts(doubts).map((kind) => t(`stack_doubt.${kind}`)),
      ].join(' · ');
      return (
        <span className={classes.broken}>
          <span className={isUsual ? classes.number : undefined}>{stackNumber}</span>{' '}
          {isPhone ? (
            <span className={classes.word}>
              <span className={classes.mark}>
                <Icon name="alert" size={16} />
              </span>{' '}
              {t(evidenceFailed ? 'stack_table.evidence_failed_short' : 'stack_table.in_doubt')}
            </span>
          ) : (
            <span role="img" aria-label={reasons} title={reasons} className={classes.mark}>
              <Icon name="alert" size={16} />
            </span>
          )}
        </span>
      );
    },
    [t, isPhone],
  );
}
