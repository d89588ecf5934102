import { unitFactor } from '@/lib/units';
import type { Unit } from '@/store/api/stackApi';

/** The unit that lengths are read and typed in; URL and calls know metres alone. */
export interface LengthUnit {
  unit: Unit;
  perMetre: number;
}

/** The unit of a card's field; metres where it has none, or one that is not of lengths. */
export function lengthUnitOf(unit: Unit | undefined): LengthUnit {
  const perMetre = unit === undefined ? null : unitFactor('Meters', unit);
  return unit === undefined || perMetre === null ? { unit: 'Meters', perMetre: 1 } : { unit, perMetre };
}

/** As many steps to the metre as the URL has decimals for. */
const steps = 1_000_000;

/** What a length reads as: to the hundredth, but metres as they are. */
export function shownLength(metres: number, { perMetre }: LengthUnit): number {
  return perMetre === 1 ? metres : Math.round(metres * perMetre * 100) / 100;
}

/**
 * The metres of one end of a range, of all that read as `shown` the outermost: so the end reads again as it was typed,
 * and whatever reads as the end is inside.
 */
export function endInMetres(shown: number, end: 'min' | 'max', unit: LengthUnit): number {
  if (unit.perMetre === 1) return shown;
  const inwards = end === 'min' ? 1 : -1;
  let step = Math.round(((shown - inwards * 0.005) / unit.perMetre) * steps) - inwards;
  while (shownLength(step / steps, unit) !== shown) step += inwards;
  return Math.max(0, step / steps);
}
