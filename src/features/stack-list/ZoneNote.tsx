import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { otherZone } from '@/lib/zonedTime';
import type { DateType } from '@/store/api/stackApi';
import { stackDate } from './stackDate';
import type { StackPage } from './useStackPage';

interface ZoneNoteProps {
  says: 'stack_table.zone_note' | 'stack.zone_note';
  /** These are the IANA names of zones in which clocks differ from the reader's. */
  zones: readonly string[];
}

export function ZoneNote({ says, zones }: ZoneNoteProps) {
  const t = useText();
  const { locale } = useLocale();
  const { zone } = useFormats();
  if (zones.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(new Set(zones.map(zone)));
  return (
    <Text c="dimmed" size="sm">
      {t(says, { zone: names, own: zone() })}
    </Text>
  );
}

export function ListZoneNote({ page: { rows }, dateType }: { page: StackPage; dateType: DateType }) {
  const zones = useMemo(() => {
    const found = rows.flatMap((stack) => {
      const date = stackDate(stack, dateType);
      return (date && otherZone(stack.timeZone, [date])) ?? [];
    });
    return [...new Set(found)];
  }, [rows, dateType]);
  return <ZoneNote says="stack_table.zone_note" zones={zones} />;
}
