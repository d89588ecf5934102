/**
 * Returns cubic metres of logs of one length: length times pi times radius squared of each (specification,
 * stack area, section 9).
 * @param length in metres
 * @param squares is the sum of all squared diameters in square metres
 */
export function volumeOfLogs(length: number, squares: number): number {
  return length * (Math.PI / 4) * squares;
}
