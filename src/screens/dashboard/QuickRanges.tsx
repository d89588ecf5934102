import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { DayRange } from '@/lib/dateRange';
import { dayOf } from '@/lib/day';
import classes from './Dashboard.module.css';
import { type QuickRangeName, quickRange, quickRangeNames } from './quickRange';

interface QuickRangesProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
}

/** The ranges up to today that are asked for most, each one button away. */
export function QuickRanges({ value, onChange }: QuickRangesProps) {
  const t = useText();
  // Asked anew each time: a page may stand open past midnight.
  const rangeOf = (name: QuickRangeName) => quickRange(name, dayOf(new Date()));
  const isInForce = ({ from, to }: DayRange) => from === value.from && to === value.to;
  return (
    <Button.Group aria-label={t('dashboard.quick_ranges')}>
      {quickRangeNames.map((name) => {
        const pressed = isInForce(rangeOf(name));
        return (
          <Button
            key={name}
            variant={pressed ? 'filled' : 'default'}
            className={classes.quick}
            aria-pressed={pressed}
            onClick={() => onChange(rangeOf(name))}
          >
            {t(`dashboard.quick.${name}`)}
          </Button>
        );
      })}
    </Button.Group>
  );
}
