import dayjs from 'dayjs';
import { axisTicks } from './axisTicks';

/** The beginnings of so many buckets, as the service sends them. */
function buckets(first: string, count: number, unit: 'day' | 'month'): string[] {
  return Array.from({ length: count }, (_, index) => dayjs(first).add(index, unit).toISOString());
}

/** The hours of one day in the viewer's zone. */
function hoursOf(day: string): string[] {
  const end = dayjs(day).endOf('day').valueOf();
  const hours: string[] = [];
  for (let at = dayjs(day).valueOf(); at < end; at += 3_600_000) hours.push(new Date(at).toISOString());
  return hours;
}

const clock = (date: string) => dayjs(date).format('HH:mm');
const month = (date: string) => dayjs(date).format('YYYY-MM');

it('names every bucket where all names fit', () => {
  const days = buckets('2026-11-01', 14, 'day');
  expect(axisTicks(days, 'Daily', 0.9)).toEqual(days);
});

it('names round hours, on the days of the clock change too', () => {
  const sixths = ['00:00', '06:00', '12:00', '18:00'];
  expect(axisTicks(hoursOf('2026-07-01'), 'Hourly', 4.5).map(clock)).toEqual(sixths);
  expect(axisTicks(hoursOf('2026-10-25'), 'Hourly', 4.5).map(clock)).toEqual(sixths);
});

it('names one of the two equal hours of an autumn night where both would touch', () => {
  const named = axisTicks(hoursOf('2026-10-25'), 'Hourly', 1.5).map(clock);
  expect(named.slice(0, 4)).toEqual(['00:00', '02:00', '04:00', '06:00']);
});

it('names quarters of a year, and Januaries of many years', () => {
  const year = buckets('2025-11-01', 13, 'month');
  expect(axisTicks(year, 'Monthly', 2.1).map(month)).toEqual(['2026-01', '2026-04', '2026-07', '2026-10']);
  const decades = buckets('2006-11-01', 241, 'month');
  const januaries = ['2010-01', '2015-01', '2020-01', '2025-01'];
  expect(axisTicks(decades, 'Monthly', 30).map(month)).toEqual(januaries);
});

it('never names two buckets closer than a name is wide', () => {
  const months = buckets('2006-11-01', 241, 'month');
  for (const nameWidth of [0.5, 1.2, 5, 11, 59, 500]) {
    const places = axisTicks(months, 'Monthly', nameWidth).map((date) => months.indexOf(date));
    const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
    expect(Math.min(...gaps, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(nameWidth);
  }
});
