import { Button, Group, NativeSelect, Popover, Stack } from '@mantine/core';
import { type KeyboardEvent, memo, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { DayRange } from '@/lib/dateRange';
import { type Day, dayOf, formatDay } from '@/lib/day';
import { dateTypes } from '@/lib/generated/enums.gen';
import { type QuickRangeName, quickRange } from '@/lib/quickRange';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { DateRangeField } from '@/ui/fields/DateRangeField';
import { QuickRanges, quickRangeOf } from '@/ui/fields/QuickRanges';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import classes from './PeriodControl.module.css';

const rangeNames = [
  '7_days',
  'last_week',
  '30_days',
  'this_month',
  'last_month',
  '12_months',
  'all_dates',
] as const satisfies readonly QuickRangeName[];

interface PeriodControlProps {
  filters: Pick<StackFilters, 'dateType' | 'from' | 'to'>;
  onChange: (change: Partial<StackFilters>, typed?: boolean) => void;
}

export const PeriodControl = memo(function PeriodControl(props: PeriodControlProps) {
  return useIsPhone() ? <PeriodButton {...props} /> : <PeriodFields {...props} />;
});

function PeriodFields({ filters, onChange }: PeriodControlProps) {
  const t = useText();
  return (
    <Group align="flex-start" gap={8}>
      <DateTypeField filters={filters} onChange={onChange} />
      <RangeField filters={filters} onChange={onChange} layout="inline" />
      <NativeSelect
        aria-label={t('quick_range.name')}
        data={[
          { value: '', label: t('quick_range.other_days'), disabled: true },
          ...rangeNames.map((value) => ({ value, label: t(`quick_range.${value}`) })),
        ]}
        value={quickRangeOf(filters, rangeNames) ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const name = rangeNames.find((one) => one === value);
          if (name) onChange(quickRange(name, dayOf(new Date())));
        }}
      />
    </Group>
  );
}

function PeriodButton({ filters, onChange }: PeriodControlProps) {
  const t = useText();
  const rangeText = useRangeText();
  const [opened, setOpened] = useState(false);
  const closeOnEscape = ({ key, target, currentTarget }: KeyboardEvent) => {
    // Escape closes an open calendar first.
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
          onClick={() => setOpened(!opened)}
        >
          <span className={classes.type}>
            {t(`stack_columns.day.${filters.dateType}`)}
            <Icon name="chevronDown" size={16} />
          </span>{' '}
          {rangeText(filters)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={closeOnEscape}>
        <Stack gap="sm">
          <DateTypeField filters={filters} onChange={onChange} />
          <QuickRanges
            names={rangeNames}
            value={filters}
            onChange={(range) => {
              onChange(range);
              setOpened(false);
            }}
          />
          <RangeField filters={filters} onChange={onChange} layout="inPopover" />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function DateTypeField({ filters, onChange }: PeriodControlProps) {
  const t = useText();
  return (
    <NativeSelect
      aria-label={t('stack_filters.date_type')}
      data={dateTypes.map((value) => ({ value, label: t(`stack_date.${value}`) }))}
      value={filters.dateType}
      onChange={(event) => {
        const chosen = dateTypes.find((one) => one === event.currentTarget.value);
        if (chosen) onChange({ dateType: chosen });
      }}
    />
  );
}

function RangeField({ filters, onChange, layout }: PeriodControlProps & { layout: 'inline' | 'inPopover' }) {
  const t = useText();
  return (
    <DateRangeField
      inline={layout === 'inline'}
      inPopover={layout === 'inPopover'}
      label={t(`stack_date.${filters.dateType}`)}
      value={filters}
      onChange={(range, how) => onChange(range, how === 'typed')}
    />
  );
}

function useRangeText() {
  const t = useText();
  const { datePattern } = useFormats();
  return ({ from, to }: DayRange) => {
    const name = quickRangeOf({ from, to }, rangeNames);
    if (name) return t(`quick_range.${name}`);
    const year = dayOf(new Date()).slice(0, 4);
    const isThisYear = [from, to].every((day) => day === null || day.startsWith(year));
    const pattern = isThisYear ? datePattern.replace('/YYYY', '') : datePattern;
    const shown = (day: Day) => formatDay(day, pattern);
    if (from === null) return t('stack_filters.days_to', { day: shown(to ?? '') });
    if (to === null) return t('stack_filters.days_from', { day: shown(from) });
    return `${shown(from)}–${shown(to)}`;
  };
}
