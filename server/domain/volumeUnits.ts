import type { Unit } from './schemas';

export const perCubicMeter = { CubicMeters: 1, CubicFeet: 35.3146667 } as const;

export function unitIn<Name extends string>(
  units: Record<Name, number>,
  unit: Unit | null,
  metric: Name,
): Name {
  const isKnown = (name: string | null): name is Name => name !== null && Object.hasOwn(units, name);
  return isKnown(unit) ? unit : metric;
}

export function volumeUnitOf(unit: Unit | null): keyof typeof perCubicMeter {
  return unitIn(perCubicMeter, unit, 'CubicMeters');
}
