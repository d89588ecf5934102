/** Units per cubic metre (specification, stack area, section 9). */
export const perCubicMeter = { CubicMeters: 1, CubicFeet: 35.3146667 } as const;
