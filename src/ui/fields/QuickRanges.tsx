import { Button, Group } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { DayRange } from '@/lib/dateRange';
import { dayOf } from '@/lib/day';
import { type QuickRangeName, quickRange } from '@/lib/quickRange';

export function quickRangeOf(value: DayRange, names: readonly QuickRangeName[]): QuickRangeName | undefined {
  // Today is read on each call, because a page may stay open past midnight.
  const today = dayOf(new Date());
  return names.find((name) => {
    const { from, to } = quickRange(name, today);
    return from === value.from && to === value.to;
  });
}

interface QuickRangesProps {
  names: readonly QuickRangeName[];
  value: DayRange;
  onChange: (range: DayRange) => void;
}

export function QuickRanges({ names, value, onChange }: QuickRangesProps) {
  const t = useText();
  const inForce = quickRangeOf(value, names);
  return (
    <Group gap={4} role="group" aria-label={t('quick_range.name')}>
      {names.map((name) => (
        <Button
          key={name}
          variant="default"
          // The buttons must be narrow enough for the filter button beside them on a phone.
          px={10}
          aria-pressed={name === inForce}
          onClick={() => onChange(quickRange(name, dayOf(new Date())))}
        >
          {t(`quick_range.${name}`)}
        </Button>
      ))}
    </Group>
  );
}
