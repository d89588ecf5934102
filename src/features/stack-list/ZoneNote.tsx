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
  /** IANA names of zones whose clocks differ from the reader's. */
  zones: readonly string[];
}

/** Names the zone of the page's times if the reader's clock differs. */
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

/** The same for one page of a list, which shows one day of each stack. */
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
