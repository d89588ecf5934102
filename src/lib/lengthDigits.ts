/**
 * Returns the number of decimals of a length so that lengths in a column align: hundredths of metres and
 * feet, whole centimetres and inches, and up to three decimals for a more exact record.
 */
export function lengthDigits(length: number, unit: string | null | undefined): number {
  const usual = unit === 'Centimeters' || unit === 'Inches' ? 0 : 2;
  const isWithin = (digits: number) => Number(length.toFixed(digits)) === Number(length.toFixed(3));
  return [0, 1, 2].find((digits) => digits >= usual && isWithin(digits)) ?? 3;
}
