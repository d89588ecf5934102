import { withoutRoundingError } from '@/lib/rounding';

const perWhole = 1000;

/** Rounds to thousandths, halves upwards, as numbers with three decimals are printed. */
export function thousandthsOf(value: number): number {
  return Math.round(withoutRoundingError(value * perWhole));
}

/**
 * Rounds numbers that are not negative to three decimals. The rounded numbers add up to their total, which is
 * rounded in the same way. Missing thousandths go to the numbers with the largest remainders, the earlier
 * first.
 */
export function roundedParts(values: readonly number[]): { parts: number[]; total: number } {
  const exact = values.map((value) => withoutRoundingError(value * perWhole));
  const total = Math.round(withoutRoundingError(sumOf(exact)));
  const floors = exact.map(Math.floor);
  const missing = total - sumOf(floors);
  const remainder = (index: number) => (exact[index] ?? 0) - (floors[index] ?? 0);
  const raised = new Set(
    [...exact.keys()].sort((one, other) => remainder(other) - remainder(one)).slice(0, missing),
  );
  const parts = floors.map((floor, index) => (floor + (raised.has(index) ? 1 : 0)) / perWhole);
  return { parts, total: total / perWhole };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
