import { withoutRoundingError } from '@/lib/rounding';
import type { Distribution } from './diameterClasses';

type Classes = Distribution['classes'];

/** From the first class with a log to the last; all of them where no class has one. */
export function shownClasses(classes: Classes): Classes {
  const isFull = ({ count }: Classes[number]) => count > 0;
  const shown = classes.slice(classes.findIndex(isFull), classes.findLastIndex(isFull) + 1);
  return shown.length > 0 ? shown : classes;
}

/**
 * The width of each class that is not as wide as most, in their unit: a wider class has more logs for that alone. Null for the
 * others, and for one that is open upwards.
 */
export function unusualWidths(classes: Classes): (number | null)[] {
  const widths = classes.map(({ interval: { from, to } }) =>
    to === null ? null : withoutRoundingError(to - from),
  );
  const closed = widths.filter((width) => width !== null).toSorted((one, other) => one - other);
  const timesOf = (width: number) => closed.filter((one) => one === width).length;
  // Of widths that are as frequent the smallest.
  const usual = closed.toSorted((one, other) => timesOf(other) - timesOf(one))[0];
  return widths.map((width) => (width === usual ? null : width));
}
