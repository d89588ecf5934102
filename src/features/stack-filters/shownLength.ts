import { unitFactor } from '@/lib/units';
import type { Unit } from '@/store/api/stackApi';

/** The unit applies to display and input; URL and calls use metres. */
export interface LengthUnit {
  unit: Unit;
  perMetre: number;
}

export function lengthUnitOf(unit: Unit | undefined): LengthUnit {
  const perMetre = unit === undefined ? null : unitFactor('Meters', unit);
  return unit === undefined || perMetre === null ? { unit: 'Meters', perMetre: 1 } : { unit, perMetre };
}

/** A length in the URL has six decimals, so a metre has this many steps. */
const steps = 1_000_000;

export function shownLength(metres: number, { perMetre }: LengthUnit): number {
  return perMetre === 1 ? metres : Math.round(metres * perMetre * 100) / 100;
}

/**
 * Returns one end of a range in metres: the outermost length that is displayed as `shown`. So the end is
 * displayed as it was typed, and every length with the same display is inside the range.
 */
export function endInMetres(shown: number, end: 'min' | 'max', unit: LengthUnit): number {
  if (unit.perMetre === 1) return shown;
  const inwards = end === 'min' ? 1 : -1;
  let step = Math.round(((shown - inwards * 0.005) / unit.perMetre) * steps) - inwards;
  while (shownLength(step / steps, unit) !== shown) step += inwards;
  return Math.max(0, step / steps);
}
