const perCubicMeter = { CubicMeters: 1, CubicFeet: 35.3146667 };

/**
 * Each number says how many of the unit make one metre, square metre or cubic metre (specification, stack
 * area, section 9).
 */
const kinds: readonly ReadonlyMap<string, number>[] = [
  { Meters: 1, Centimeters: 100, Feet: 3.2808, Inches: 39.37 },
  { SquareMeters: 1, SquareFeet: 10.764 },
  perCubicMeter,
].map((kind) => new Map(Object.entries(kind)));

export type VolumeUnit = keyof typeof perCubicMeter;

export function volumeIn(unit: VolumeUnit, cubicMeters: number): number {
  return cubicMeters * perCubicMeter[unit];
}

/** Returns how many `to` make one `from`, or null unless both are lengths, areas or volumes. */
export function unitFactor(from: string, to: string): number | null {
  for (const kind of kinds) {
    const whole = kind.get(from);
    const part = kind.get(to);
    if (whole !== undefined && part !== undefined) return part / whole;
  }
  return null;
}
