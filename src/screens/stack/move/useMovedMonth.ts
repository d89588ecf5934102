import { measuredText } from '@/features/stack-fields/fieldWords';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { dayIn, knownZone } from '@/lib/zonedTime';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';

export function useMovedMonth(stack: Stack, facts: StackFacts | undefined) {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const { invoiceableDateTime, timeZone } = stack;
  const content = facts?.volume?.content;
  if (invoiceableDateTime === null || content?.status !== 'given' || content.fieldType !== 'Double')
    return null;
  const zone = knownZone(timeZone);
  const monthOf = (instant: string) => dayIn(instant, zone).slice(0, 'yyyy-MM'.length);
  const month = monthOf(invoiceableDateTime);
  if (month >= monthOf(new Date().toISOString())) return null;
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    month: name.format(new Date(`${month}-01T00:00:00Z`)),
    volume: measuredText(content.value, 3, facts?.volume?.unit ?? null, { t, formats }),
  };
}
