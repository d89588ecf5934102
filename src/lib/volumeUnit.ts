const cubicFeetPerCubicMeter = 35.3146667;

/** Units in which the volume of wood is shown. */
export type VolumeUnit = 'CubicMeters' | 'CubicFeet';

/** A volume in m³ in another unit (specification, stack area, section 9). */
export function volumeIn(unit: VolumeUnit, cubicMeters: number): number {
  return unit === 'CubicFeet' ? cubicMeters * cubicFeetPerCubicMeter : cubicMeters;
}
