import dayjs from 'dayjs';

/** Order of a date's parts on screen, in dayjs tokens. */
export type DatePattern = 'DD/MM/YYYY' | 'MM/DD/YYYY';

/** dd/MM/yyyy in every language, MM/dd/yyyy for en-US and en-CA (specification, administration area, section 5). */
function datePatternOf(locale: string): DatePattern {
  return /^en-(us|ca)$/i.test(locale) ? 'MM/DD/YYYY' : 'DD/MM/YYYY';
}

export interface Formats {
  datePattern: DatePattern;
  decimalSeparator: string;
  /** A number as the locale writes it; `digits` fixes the number of decimals. */
  number: (value: number, digits?: number) => string;
  /** Cubic metres with three decimals, without the unit. */
  volume: (value: number) => string;
  /** An amount of money with two decimals, or with more where it has more; without the currency. */
  price: (value: number) => string;
  /** The calendar day of an ISO instant, or of `YYYY-MM-DD`, in the viewer's zone. */
  date: (iso: string) => string;
  time: (iso: string) => string;
}

/** Formats of one locale. Times are those of the viewer's zone. */
export function formatsOf(locale: string): Formats {
  const datePattern = datePatternOf(locale);
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const number = (value: number, digits?: number) => {
    const fraction =
      digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(locale, fraction).format(value);
  };
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 20 });
  const date = (iso: string) => dayjs(iso).format(datePattern);
  const time = (iso: string) => clock.format(dayjs(iso).toDate());
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return {
    datePattern,
    decimalSeparator: decimal?.value ?? '.',
    number,
    volume: (value) => number(value, 3),
    price: (value) => money.format(value),
    date,
    time,
  };
}
