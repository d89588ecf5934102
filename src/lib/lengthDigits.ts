/**
 * Returns the number of decimals of a length, so that lengths in a column align. Metres and feet have
 * hundredths, centimetres and inches are whole, and a more precise length has up to three decimals.
 */
export function lengthDigits(length: number, unit: string | null | undefined): number {
  const usual = unit === 'Centimeters' || unit === 'Inches' ? 0 : 2;
  const isWithin = (digits: number) => Number(length.toFixed(digits)) === Number(length.toFixed(3));
  return [0, 1, 2].find((digits) => digits >= usual && isWithin(digits)) ?? 3;
}
