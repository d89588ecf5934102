import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { isInDoubt, knownDoubts } from './isInDoubt';
import { rowFocusId } from './rowFocus';
import classes from './StackNumber.module.css';

/** Longer than any number that a service counts up. */
const usualLength = 24;

/** With a mark where a check of the stack's evidence fails or something is doubtful; a phone, which has no tooltips, says it. */
export function StackNumber({ stack }: { stack: StackItem }) {
  const t = useText();
  const isPhone = useIsPhone();
  const { stackId, stackNumber, evidenceFailed, doubts } = stack;
  const isDoubted = isInDoubt(stack);
  const reasons = [
    ...(evidenceFailed ? [t('stack_table.evidence_failed')] : []),
    ...knownDoubts(doubts).map((kind) => t(`stack_doubt.${kind}`)),
  ].join(' · ');
  return (
    <>
      <span
        id={rowFocusId(stackId)}
        className={stackNumber.length > usualLength ? undefined : classes.number}
      >
        {stackNumber}
      </span>
      {isDoubted && ' '}
      {isDoubted &&
        (isPhone ? (
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
        ))}
    </>
  );
}
