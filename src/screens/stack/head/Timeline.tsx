import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import classes from './Timeline.module.css';
import { timelineOf } from './timeline';

/** What happened to the stack so far, with the days between. */
export function Timeline({ stack }: { stack: Stack }) {
  const t = useText();
  const { dateIn } = useFormats();
  const steps = timelineOf(stack);
  if (steps.length === 0) return null;
  return (
    <ol className={classes.steps} aria-label={t('stack.head.timeline')}>
      {steps.map(({ dateType, instant, daysSince }) => (
        <li key={dateType} className={classes.step}>
          <span className={classes.name}>{t(`stack_date.${dateType}`)}</span>
          <span className={classes.date}>
            <time dateTime={instant}>{dateIn(instant, stack.timeZone ?? undefined)}</time>
            {daysSince !== null && (
              <span className={classes.days}> {t('stack.head.days_later', { count: daysSince })}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
