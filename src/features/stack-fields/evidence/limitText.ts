import { type FieldWords, measuredText } from '@/features/stack-fields/fieldWords';
import { withoutRoundingError } from '@/lib/rounding';

export function shareLimitText(limit: number, { formats }: FieldWords): string {
  return formats.percent(limit, decimalsOf(limit * 100));
}

/** @param limit in cubic metres */
export function volumeLimitText(limit: number, words: FieldWords): string {
  return measuredText(limit, decimalsOf(limit), 'CubicMeters', words);
}

/** As many as a limit has: a rounded one would contradict the verdict beside it. */
function decimalsOf(limit: number): number {
  const [, decimals = ''] = withoutRoundingError(limit).toFixed(10).replace(/0+$/, '').split('.');
  return decimals.length;
}
