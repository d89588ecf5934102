import { Button, NativeSelect, Popover, Skeleton, Stack } from '@mantine/core';
import { type KeyboardEvent, memo, Suspense, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { DayRange } from '@/lib/dateRange';
import { type Day, dayOf, formatDay } from '@/lib/day';
import { dateTypes } from '@/lib/generated/enums.gen';
import type { QuickRangeName } from '@/lib/quickRange';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { useLazy } from '@/ui/feedback/useLazy';
import { QuickRanges, quickRangeOf } from '@/ui/fields/QuickRanges';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import classes from './PeriodControl.module.css';

const rangeNames = [
  '7_days',
  '30_days',
  'this_month',
  'last_month',
  '12_months',
  'all_dates',
] as const satisfies readonly QuickRangeName[];

interface PeriodControlProps {
  filters: Pick<StackFilters, 'dateType' | 'from' | 'to'>;
  /** `typed` changes add no history entry. */
  onChange: (change: Partial<StackFilters>, typed?: boolean) => void;
}

/**
 * A button that says which dates are asked for, and opens the fields to change them. A phone has the short word of a card's
 * date above the range.
 */
export const PeriodControl = memo(function PeriodControl({ filters, onChange }: PeriodControlProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const rangeText = useRangeText(isPhone);
  const [opened, setOpened] = useState(false);
  const dateType = t(`stack_date.${filters.dateType}`);
  const closeOnEscape = ({ key, target, currentTarget }: KeyboardEvent) => {
    // An open calendar closes first.
    const isOwn = target instanceof Element && target.closest('[role="dialog"]') === currentTarget;
    if (key === 'Escape' && isOwn) setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      closeOnEscape={false}
      trapFocus
      returnFocus
      position="bottom-start"
      width="min(26rem, 100vw - 16px)"
    >
      <Popover.Target>
        <Button
          variant="default"
          classNames={{ root: classes.button, label: classes.label }}
          leftSection={!isPhone && <Icon name="calendar" />}
          rightSection={!isPhone && <Icon name="chevronDown" size={16} />}
          onClick={() => setOpened(!opened)}
        >
          {isPhone ? (
            <>
              <span className={classes.type}>
                {t(`stack_columns.day.${filters.dateType}`)}
                <Icon name="chevronDown" size={16} />
              </span>{' '}
            </>
          ) : (
            `${dateType} · `
          )}
          {rangeText(filters)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={closeOnEscape}>
        <Stack gap="sm">
          <NativeSelect
            label={t('stack_filters.date_type')}
            data={dateTypes.map((value) => ({ value, label: t(`stack_date.${value}`) }))}
            value={filters.dateType}
            onChange={(event) => {
              const chosen = dateTypes.find((one) => one === event.currentTarget.value);
              if (chosen) onChange({ dateType: chosen });
            }}
          />
          <QuickRanges
            names={rangeNames}
            value={filters}
            onChange={(range) => {
              onChange(range);
              setOpened(false);
            }}
          />
          <RangeField label={dateType} value={filters} onChange={onChange} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
});

interface RangeFieldProps {
  label: string;
  value: DayRange;
  onChange: PeriodControlProps['onChange'];
}

/** The calendar is a large part of the page that few people need: it loads when it is asked for. */
function RangeField({ label, value, onChange }: RangeFieldProps) {
  const t = useText();
  const [DateRangeField, loadAgain] = useLazy(
    async () => (await import('@/ui/fields/DateRangeField')).DateRangeField,
  );
  return (
    <PartBoundary
      fallback={(retry) => (
        <ErrorState
          title={t('stack_filters.days_failed')}
          onRetry={() => {
            loadAgain();
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton height={58} />}>
        <DateRangeField
          inPopover
          label={label}
          value={value}
          onChange={(range, how) => onChange(range, how === 'typed')}
        />
      </Suspense>
    </PartBoundary>
  );
}

/** "Last month", or the days of another range; `isShort` leaves out the year that is not over. */
function useRangeText(isShort: boolean) {
  const t = useText();
  const { datePattern } = useFormats();
  return ({ from, to }: DayRange) => {
    const name = quickRangeOf({ from, to }, rangeNames);
    if (name) return t(`quick_range.${name}`);
    const year = dayOf(new Date()).slice(0, 4);
    const isThisYear = [from, to].every((day) => day === null || day.startsWith(year));
    const pattern = isShort && isThisYear ? datePattern.replace('/YYYY', '') : datePattern;
    const shown = (day: Day) => formatDay(day, pattern);
    if (from === null) return t('stack_filters.days_to', { day: shown(to ?? '') });
    if (to === null) return t('stack_filters.days_from', { day: shown(from) });
    return `${shown(from)}–${shown(to)}`;
  };
}
