import { numbersIn } from '@/features/stack-fields/fieldNumbers';
import { type FieldWords, unitText } from '@/features/stack-fields/fieldWords';
import type { ReadField } from '@/features/stack-fields/readField';
import type { ClassInterval } from './classIntervals';
import type { Distribution, LogSum } from './diameterClasses';

/** The limits of a class with their unit: "10 – < 15 cm", "≥ 80 cm". */
export function classLimits({ from, to }: ClassInterval, unit: string, { t, formats }: FieldWords): string {
  const values = { from: formats.number(from), unit: unitText(unit, t) };
  if (to === null) return t('distribution.above', values);
  return t('distribution.between', { ...values, to: formats.number(to) });
}

export function classLabel(interval: ClassInterval, unit: string, words: FieldWords): string {
  const limits = classLimits(interval, unit, words);
  return interval.title ? `${interval.title} (${limits})` : limits;
}

export interface DistributionRow extends LogSum {
  /** Such as "2b"; empty where the card gives the class none. */
  title: string;
  limits: string;
  isOutside: boolean;
}

/** Whether a value of the stack says again, without the limits of the classes, how many logs are in each. */
export function repeatsClasses(
  field: ReadField | undefined,
  classes: readonly Pick<LogSum, 'count'>[],
): boolean {
  const numbers = numbersIn(field);
  if (typeof numbers === 'string' || numbers.length !== classes.length) return false;
  return classes.every(({ count }, index) => count === numbers[index]);
}

/** The last row is for logs outside all classes, if there are any. */
export function distributionRows(
  { classes, outside }: Distribution,
  diameterUnit: string,
  words: FieldWords,
): DistributionRow[] {
  const rows = classes.map(({ interval, ...sum }) => ({
    title: interval.title ?? '',
    limits: classLimits(interval, diameterUnit, words),
    isOutside: false,
    ...sum,
  }));
  const rest = { title: '', limits: words.t('distribution.outside'), isOutside: true, ...outside };
  return outside.count > 0 ? [...rows, rest] : rows;
}
