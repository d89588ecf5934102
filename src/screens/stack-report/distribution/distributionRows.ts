import { type FieldWords, unitText } from '@/features/stack-fields/fieldWords';
import type { ClassInterval } from './classIntervals';
import type { Distribution, LogSum } from './diameterClasses';

/** The limits of a class with their unit: "10 – < 15 cm", "≥ 80 cm". */
function classLimits({ from, to }: ClassInterval, unit: string, { t, formats }: FieldWords): string {
  const values = { from: formats.number(from), unit: unitText(unit, t) };
  if (to === null) return t('report.distribution_above', values);
  return t('report.distribution_between', { ...values, to: formats.number(to) });
}

/** A class by its title, where it has one, and its limits. */
export function classLabel(interval: ClassInterval, unit: string, words: FieldWords): string {
  const limits = classLimits(interval, unit, words);
  return interval.title ? `${interval.title} (${limits})` : limits;
}

/** One line of figure and table. */
export interface DistributionRow extends LogSum {
  /** The card's name of the class, such as "2b"; empty where it has none. */
  title: string;
  limits: string;
  isOutside: boolean;
}

/** The classes, and after them what lies outside of them, if anything does. */
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
  const rest = { title: '', limits: words.t('report.distribution_outside'), isOutside: true, ...outside };
  return outside.count > 0 ? [...rows, rest] : rows;
}
