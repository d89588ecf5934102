/**
 * Cubic metres of logs of one length: length times pi times radius squared of each (specification, stack area, section 9).
 * @param length metres
 * @param squares sum of all squared diameters in square metres; of one log it is its own
 */
export function volumeOfLogs(length: number, squares: number): number {
  return length * (Math.PI / 4) * squares;
}
