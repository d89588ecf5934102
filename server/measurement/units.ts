import type { Unit } from './cardFields';

/** One of the base unit in each of the others (specification, stack area, section 9). */
const conversions: Partial<Record<Unit, Partial<Record<Unit, number>>>> = {
  Meters: { Centimeters: 100, Feet: 3.2808, Inches: 39.37 },
  Centimeters: { Meters: 0.01, Feet: 0.032808, Inches: 0.3937 },
  SquareMeters: { SquareFeet: 10.764 },
  CubicMeters: { CubicFeet: 35.3146667 },
};

/**
 * The value in another unit of the same kind.
 * @throws Error when the units do not measure the same
 */
export function convert(value: number, from: Unit, to: Unit): number {
  if (from === to) return value;
  const factor = conversions[from]?.[to];
  if (factor === undefined) throw new Error(`${from} cannot be shown as ${to}.`);
  return value * factor;
}
