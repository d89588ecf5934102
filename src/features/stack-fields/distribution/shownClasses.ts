import { withoutRoundingError } from '@/lib/rounding';
import type { Distribution } from './diameterClasses';

type Classes = Distribution['classes'];

export function shownClasses(classes: Classes): Classes {
  const isFull = ({ count }: Classes[number]) => count > 0;
  const shown = classes.slice(classes.findIndex(isFull), classes.findLastIndex(isFull) + 1);
  return shown.length > 0 ? shown : classes;
}

/**
 * Returns the width, in the unit of the classes, of each class that is wider or narrower than most, because a
 * wider class has more logs for that reason alone. All other classes, and a class without an upper limit, get
 * null.
 */
export function unusualWidths(classes: Classes): (number | null)[] {
  const widths = classes.map(({ interval: { from, to } }) =>
    to === null ? null : withoutRoundingError(to - from),
  );
  const closed = widths.filter((width) => width !== null).toSorted((one, other) => one - other);
  const timesOf = (width: number) => closed.filter((one) => one === width).length;
  // Among equally frequent widths the smallest counts.
  const usual = closed.toSorted((one, other) => timesOf(other) - timesOf(one))[0];
  return widths.map((width) => (width === usual ? null : width));
}
