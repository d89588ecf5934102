/** Cubic metres of a log: length times pi times radius squared (specification, stack area, section 9). */
export function logVolume(lengthMetres: number, diameterCentimetres: number): number {
  const radiusMetres = diameterCentimetres / 200;
  return lengthMetres * Math.PI * radiusMetres ** 2;
}

/** The diameter in centimetres of a log of that volume: the inverse of `logVolume`. */
export function logDiameter(lengthMetres: number, volume: number): number {
  return 200 * Math.sqrt(volume / (lengthMetres * Math.PI));
}
