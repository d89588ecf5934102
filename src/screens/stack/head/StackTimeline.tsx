import type { ReactNode } from 'react';
import { instrumentText } from '@/features/stack-fields/evidence/instrumentText';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import classes from './StackTimeline.module.css';
import type { TimelineStep } from './timeline';

interface TimelineProps {
  stack: Pick<Stack, 'surveyor' | 'instrument'>;
  steps: readonly TimelineStep[];
  invoiceable: ReactNode;
}

export function StackTimeline({ stack, steps, invoiceable }: TimelineProps) {
  const t = useText();
  const { date } = useFormats();
  if (steps.length === 0) return null;
  const instrument = stack.instrument && instrumentText(stack.instrument.name, t);
  const measuredBy = [stack.surveyor, instrument].filter(Boolean).join(' · ');
  return (
    <ol className={classes.steps} aria-label={t('stack.head.timeline')}>
      {steps.map(({ dateType, day, instant, isAhead, days }) => (
        <li key={dateType} className={classes.step} data-ahead={isAhead || undefined}>
          <span className={classes.name}>{t(`stack_date.${dateType}`)}</span>
          <span className={classes.what}>
            <span className={classes.date}>
              {day === null || instant === null ? (
                t('stack.head.open')
              ) : (
                <time dateTime={instant}>{date(day)}</time>
              )}
            </span>
            {days !== null && (
              <span className={classes.days}> {t(daysId(day, isAhead), { count: days })}</span>
            )}
            {day !== null && dateType === 'Measured' && measuredBy && (
              <span className={classes.by}> {measuredBy}</span>
            )}
            {dateType === 'Invoiceable' && <span className={classes.doubt}> {invoiceable}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function daysId(day: TimelineStep['day'], isAhead: boolean) {
  if (day === null) return 'stack.head.waiting';
  return isAhead ? 'stack.head.in_days' : 'stack.head.days_later';
}
