import dayjs from 'dayjs';
import { formatDay } from '@/lib/day';
import { dayIn } from '@/lib/zonedTime';

export type DatePattern = 'DD/MM/YYYY' | 'MM/DD/YYYY';

/**
 * The pattern is MM/dd/yyyy for en-US and en-CA and dd/MM/yyyy for every other locale (specification,
 * administration area, section 5).
 */
function datePatternOf(locale: string): DatePattern {
  return /^en-(us|ca)$/i.test(locale) ? 'MM/DD/YYYY' : 'DD/MM/YYYY';
}

/**
 * Each function returns a text in the format of the locale.
 * - `percent` writes a share as the locale writes percent: 0.152 is "15.2%" or, with a non-breaking space,
 *   "15,2 %".
 * - `volume` writes cubic metres with three decimals, without the unit. `volumeSum` has no decimals for
 *   sums of a hundred or more, because people read the sum of many stacks at a glance.
 * - `price` writes at least two decimals, without the currency.
 * - `date` takes an ISO instant or `YYYY-MM-DD` and gives the calendar day in the reader's zone. `dateIn`
 *   gives the calendar day of an ISO instant in a known zone, or else in the reader's.
 * - `zone` names a zone's time, such as "Central European Time". It takes an IANA name; the default is the
 *   reader's zone.
 * - `dateTime` gives day and time of an ISO instant in the reader's zone. The day has the same format as on
 *   every page; only values of a card use another.
 * - `ownDate` writes values of a card in the locale's own date format: an ISO instant with its time, or a
 *   calendar day, `YYYY-MM-DD`, which is the same in every zone. If `timeZone` is set, each time is followed
 *   by the name of the zone. `ownNumericDate` has digits only; it is shown below days of `date`, so that
 *   English dates look the same there.
 */
export interface Formats {
  datePattern: DatePattern;
  decimalSeparator: string;
  number: (value: number, digits?: number) => string;
  percent: (share: number, digits?: number) => string;
  volume: (value: number) => string;
  volumeSum: (value: number) => string;
  price: (value: number) => string;
  date: (iso: string) => string;
  dateIn: (iso: string, timeZone: string | undefined) => string;
  zone: (timeZone?: string) => string;
  time: (iso: string) => string;
  dateTime: (iso: string) => string;
  zonedDateTime: (iso: string) => string;
  ownDate: (iso: string) => string;
  ownNumericDate: (iso: string) => string;
}

function numberOptions(digits: number | undefined): Intl.NumberFormatOptions {
  const fraction =
    digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // This rounds half a metre below the sea to 0 and not to -0.
  return { ...fraction, signDisplay: 'negative' };
}

export function isCalendarDay(iso: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso);
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();

type NameStyle = 'short' | 'long' | 'longGeneric';

function zoneName(
  locale: string,
  timeZone: string | undefined,
  timeZoneName: NameStyle,
  instant: Date,
): string {
  const name = [locale, timeZone, timeZoneName].join();
  const names = zoneNames.get(name) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
  zoneNames.set(name, names);
  const parts = names.formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone ?? '';
}

const formatsByName = new Map<string, Formats>();

/**
 * Only the own dates use `timeZone`; all others, and own dates without it, are in the reader's zone. All
 * components share cached formats: to make them takes half a millisecond, and every cell and marker needs
 * them.
 */
export function formatsOf(locale: string, timeZone?: string): Formats {
  const name = `${locale} ${timeZone ?? ''}`;
  const formats = formatsByName.get(name) ?? makeFormats(locale, timeZone);
  formatsByName.set(name, formats);
  return formats;
}

function makeFormats(locale: string, timeZone: string | undefined): Formats {
  const datePattern = datePatternOf(locale);
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const numbers = new Map<number | undefined, Intl.NumberFormat>();
  const number = (value: number, digits?: number) => {
    // Formats are cached, because creating one takes far longer than using it and a stack has hundreds of diameters.
    const format = numbers.get(digits) ?? new Intl.NumberFormat(locale, numberOptions(digits));
    numbers.set(digits, format);
    return format.format(value);
  };
  const percents = new Map<number, Intl.NumberFormat>();
  const percent = (share: number, digits = 0) => {
    const format =
      percents.get(digits) ?? new Intl.NumberFormat(locale, { ...numberOptions(digits), style: 'percent' });
    percents.set(digits, format);
    return format.format(share);
  };
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 20 });
  const date = (iso: string) => dayjs(iso).format(datePattern);
  const time = (iso: string) => clock.format(dayjs(iso).toDate());
  const inWords = { dateStyle: 'medium' } as const;
  const inDigits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const ownDateIn = (days: Intl.DateTimeFormatOptions, times: Intl.DateTimeFormatOptions) => {
    const day = new Intl.DateTimeFormat(locale, { ...days, timeZone: 'UTC' });
    const moment = new Intl.DateTimeFormat(locale, { ...days, ...times, timeZone });
    return (iso: string) => {
      const instant = new Date(iso);
      if (isCalendarDay(iso)) return day.format(instant);
      return withZone(moment.format(instant), instant);
    };
  };
  const zonedClock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  const dateIn = (iso: string, zone: string | undefined) => formatDay(dayIn(iso, zone), datePattern);
  const withZone = (text: string, instant: Date) =>
    timeZone === undefined ? text : `${text}\u00a0${zoneName(locale, timeZone, 'short', instant)}`;
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return {
    datePattern,
    decimalSeparator: decimal?.value ?? '.',
    number,
    percent,
    volume: (value) => number(value, 3),
    volumeSum: (value) => number(value, value < 100 ? 3 : 0),
    price: (value) => money.format(value),
    date,
    dateIn,
    zone: (name) => {
      const generic = zoneName(locale, name, 'longGeneric', new Date());
      // A zone without summer time may have no generic name.
      return generic.startsWith('GMT') ? zoneName(locale, name, 'long', new Date()) : generic;
    },
    time,
    dateTime: (iso) => `${date(iso)}, ${time(iso)}`,
    zonedDateTime: (iso) => {
      const instant = new Date(iso);
      return withZone(`${dateIn(iso, timeZone)}, ${zonedClock.format(instant)}`, instant);
    },
    ownDate: ownDateIn(inWords, { timeStyle: 'short' }),
    ownNumericDate: ownDateIn(inDigits, { hour: '2-digit', minute: '2-digit' }),
  };
}
