import { numbersIn } from '@/features/stack-fields/fieldNumbers';
import type { FieldWords } from '@/features/stack-fields/fieldWords';
import type { ReadField } from '@/features/stack-fields/readField';
import { classLimits } from './classLimits';
import type { Distribution, LogSum } from './diameterClasses';

export interface DistributionRow extends LogSum {
  /** `title` is a name such as "2b", and is empty if the card gives the class no title. */
  title: string;
  limits: string;
  isOutside: boolean;
}

export function repeatsClasses(
  field: ReadField | undefined,
  classes: readonly Pick<LogSum, 'count'>[],
): boolean {
  const numbers = numbersIn(field);
  if (typeof numbers === 'string' || numbers.length !== classes.length) return false;
  return classes.every(({ count }, index) => count === numbers[index]);
}

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
