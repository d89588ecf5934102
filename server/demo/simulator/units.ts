import type { Unit } from '../../domain/schemas';

/** Units per metre, square metre or cubic metre come from the specification (stack area, section 9). */
const kinds: readonly Partial<Record<Unit, number>>[] = [
  { Meters: 1, Centimeters: 100, Feet: 3.2808, Inches: 39.37 },
  { SquareMeters: 1, SquareFeet: 10.764 },
  { CubicMeters: 1, CubicFeet: 35.3146667 },
];

/** @throws Error if the units measure different quantities */
export function convert(value: number, from: Unit, to: Unit): number {
  if (from === to) return value;
  for (const { [from]: whole, [to]: part } of kinds) {
    if (whole !== undefined && part !== undefined) return value * (part / whole);
  }
  throw new Error(`${from} cannot be shown as ${to}.`);
}
