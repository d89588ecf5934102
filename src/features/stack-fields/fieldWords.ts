import type { Formats } from '@/i18n/formats';
import type { useText } from '@/i18n/useText';
import { units } from '@/lib/generated/enums.gen';
import { withoutRoundingError } from '@/lib/rounding';
import type { Unit } from '@/store/api/stackApi';

export interface FieldWords {
  t: ReturnType<typeof useText>;
  formats: Formats;
}

export function isUnit(unit: unknown): unit is Unit {
  return units.some((one) => one === unit);
}

export function unitText(unit: string, t: FieldWords['t']): string {
  return isUnit(unit) ? t(`unit.${unit}`) : unit;
}

export function measuredText(
  value: number,
  decimals: number,
  unit: string | null,
  words: FieldWords,
): string {
  const number = words.formats.number(value, decimals);
  if (unit === null) return number;
  // This is the only unit whose name has a singular.
  const isOnePiece = unit === 'Pieces' && value === 1;
  return `${number}\u00a0${isOnePiece ? words.t('unit.Pieces.one') : unitText(unit, words.t)}`;
}

export function shareLimitText(limit: number, { formats }: FieldWords): string {
  return formats.percent(limit, decimalsOf(limit * 100));
}

export function volumeLimitText(limit: number, words: FieldWords): string {
  return measuredText(limit, decimalsOf(limit), 'CubicMeters', words);
}

/** A limit keeps all its decimals, because a rounded one would contradict the verdict beside it. */
function decimalsOf(limit: number): number {
  const [, decimals = ''] = withoutRoundingError(limit).toFixed(10).replace(/0+$/, '').split('.');
  return decimals.length;
}
