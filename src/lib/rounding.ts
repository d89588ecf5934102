/**
 * Rounds to twelve digits. Sums, products and conversions leave errors in the last digits of a double. Such
 * an error must not decide on which side of a limit a value lies, or whether it is rounded up.
 */
export function withoutRoundingError(value: number): number {
  return Number(value.toPrecision(12));
}
