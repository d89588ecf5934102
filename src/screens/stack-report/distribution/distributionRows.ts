import type { FieldWords } from '@/features/stack-fields/fieldWords';
import { classLimits } from './classLabel';
import type { Distribution, LogSum } from './diameterClasses';

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
