import type { AssortmentKey } from '../../domain/cards/assortments';

/**
 * The mean diameter of the log ends is in centimetres; the spread is the standard deviation of the diameters
 * divided by their mean.
 */
interface LogSizes {
  diameter: number;
  spread: number;
}

/**
 * The sizes are typical of the trade that the specification describes: each assortment has its usual limits
 * for the thin and the thick end of a log.
 */
export const logSizes: Record<AssortmentKey, LogSizes> = {
  sawlog: { diameter: 26, spread: 0.18 },
  shortLog: { diameter: 19, spread: 0.16 },
  hardwoodLog: { diameter: 36, spread: 0.2 },
  pallet: { diameter: 17, spread: 0.18 },
  pulp: { diameter: 14, spread: 0.22 },
  energy: { diameter: 13, spread: 0.3 },
};

export function isAssortment(key: string | null): key is AssortmentKey {
  return key !== null && key in logSizes;
}

/**
 * The factor is the share of solid wood in a stacked cubic metre. It is larger for shorter pieces, which lie
 * closer together (after the German framework agreement).
 */
export function conversionFactor(lengthMetres: number): number {
  if (lengthMetres <= 1.5) return 0.7;
  if (lengthMetres <= 2.5) return 0.65;
  return lengthMetres <= 3.5 ? 0.6 : 0.65;
}
