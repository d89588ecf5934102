/**
 * Decimals of an assortment length, so that those below each other align: hundredths of metres and feet, whole
 * centimetres and inches; more where it was recorded more exactly, three at most.
 */
export function lengthDigits(length: number, unit: string | null | undefined): number {
  const usual = unit === 'Centimeters' || unit === 'Inches' ? 0 : 2;
  const isWithin = (digits: number) => Number(length.toFixed(digits)) === Number(length.toFixed(3));
  return [0, 1, 2].find((digits) => digits >= usual && isWithin(digits)) ?? 3;
}
