import { type FieldWords, unitText } from '@/features/stack-fields/fieldWords';
import type { ClassInterval } from './classIntervals';

export function classLimits({ from, to }: ClassInterval, unit: string, { t, formats }: FieldWords): string {
  const values = { from: formats.number(from), unit: unitText(unit, t) };
  if (to === null) return t('distribution.above', values);
  return t('distribution.between', { ...values, to: formats.number(to) });
}

export function classLabel(interval: ClassInterval, unit: string, words: FieldWords): string {
  const limits = classLimits(interval, unit, words);
  return interval.title ? `${interval.title} (${limits})` : limits;
}
