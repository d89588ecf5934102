/**
 * The value to twelve digits: without what sums, products and conversions leave in the last ones of a double, which
 * must not decide on which side of a limit it lies, or whether it is rounded up.
 */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}
