import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { rowFocusId } from './rowFocus';
import classes from './StackNumber.module.css';

/** Longer than any number that a service counts up. */
const usualLength = 24;

/** With a mark where a check of the stack's evidence fails; a phone, which has no tooltips, says it. */
export function StackNumber({ stack }: { stack: StackItem }) {
  const t = useText();
  const isPhone = useIsPhone();
  const { stackId, stackNumber, evidenceFailed } = stack;
  const failed = t('stack_table.evidence_failed');
  return (
    <>
      <span
        id={rowFocusId(stackId)}
        className={stackNumber.length > usualLength ? undefined : classes.number}
      >
        {stackNumber}
      </span>
      {evidenceFailed && ' '}
      {evidenceFailed &&
        (isPhone ? (
          <span className={classes.word}>
            <span className={classes.mark}>
              <Icon name="alert" size={16} />
            </span>{' '}
            {t('stack_table.evidence_failed_short')}
          </span>
        ) : (
          <span role="img" aria-label={failed} title={failed} className={classes.mark}>
            <Icon name="alert" size={16} />
          </span>
        ))}
    </>
  );
}
