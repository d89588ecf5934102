import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import 'dayjs/locale/da';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/pl';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Day } from '@/lib/day';

interface CalendarProps {
  day: Day | null;
  onPick: (day: Day | null) => void;
}

const calendarLocales = { en: 'en-gb', da: 'da', de: 'de', pl: 'pl' } as const;

export function Calendar({ day, onPick }: CalendarProps) {
  const t = useText();
  const { language } = useLocale();
  const { datePattern } = useFormats();
  return (
    <DatePicker
      value={day}
      {...(day && { defaultDate: day })}
      onChange={onPick}
      locale={calendarLocales[language]}
      hideOutsideDates
      weekendDays={[]}
      firstDayOfWeek={datePattern === 'MM/DD/YYYY' ? 0 : 1}
      ariaLabels={{
        nextMonth: t('ui.date.next_month'),
        previousMonth: t('ui.date.previous_month'),
        monthLevelControl: t('ui.date.choose_month'),
        nextYear: t('ui.date.next_year'),
        previousYear: t('ui.date.previous_year'),
        yearLevelControl: t('ui.date.choose_year'),
        nextDecade: t('ui.date.next_decade'),
        previousDecade: t('ui.date.previous_decade'),
      }}
    />
  );
}
