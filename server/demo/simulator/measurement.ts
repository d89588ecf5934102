import { isSpecies, species } from '../../domain/cards/species';
import { conversionFactor, isAssortment, logSizes } from './logSizes';
import { createRandom } from './random';

export interface MeasuredStack {
  id: string;
  treeSpecies: string | null;
  assortment: string | null;
  /** The length is in metres; null is treated as three metres. */
  assortmentLength: number | null;
  fullMeasurement: boolean;
}

/**
 * The length is in metres, areas are in square metres. The gross volume (mean area times length) and the
 * solid volume (rounded to the litre) are in cubic metres; the factor is the solid volume divided by the
 * stacked volume. The mean diameter, in centimetres, is that of a log with the mean volume, and null if the
 * logs were only counted. The spread is the standard deviation of the diameters divided by their mean.
 */
export interface SimulatedMeasurement {
  length: number;
  frontArea: number;
  backArea: number;
  grossVolume: number;
  factor: number;
  volume: number;
  logCount: number;
  meanDiameter: number | null;
  spread: number;
}

const usualLength = 3;
const hardwoodGirth = 1.12;
const nearTheLimit = 0.13;

export function measure(seed: number, stack: MeasuredStack): SimulatedMeasurement {
  const random = createRandom(seed, `measurement/${stack.id}`);
  const length = stack.assortmentLength ?? usualLength;
  const assortment = logSizes[isAssortment(stack.assortment) ? stack.assortment : 'pulp'];
  const girth = isSpecies(stack.treeSpecies) && species[stack.treeSpecies].hardwood ? hardwoodGirth : 1;

  const wantedGross = clamp(random.logNormal(38, 0.8), 6, 260);
  const frontArea = rounded(wantedGross / length, 2);
  const backArea = rounded(
    frontArea * (random.chance(0.05) ? farRatio(random.next()) : nearRatio(random.normal(1, 0.05))),
    2,
  );
  const grossVolume = rounded(((frontArea + backArea) / 2) * length, 3);

  const factor = conversionFactor(length);
  const tightness = clamp(random.normal(1, 0.03), 0.9, 1.1);
  const volume = rounded(grossVolume * factor * (stack.fullMeasurement ? tightness : 1), 3);
  const usualDiameter = assortment.diameter * girth * clamp(random.normal(1, 0.08), 0.8, 1.25);
  const logCount = Math.max(1, Math.round(volume / logVolume(length, usualDiameter)));
  return {
    length,
    frontArea,
    backArea,
    grossVolume,
    // A log-by-log measurement gives the real share of solid wood.
    factor: stack.fullMeasurement ? volume / grossVolume : factor,
    volume,
    logCount,
    meanDiameter: stack.fullMeasurement ? logDiameter(length, volume / logCount) : null,
    spread: assortment.spread,
  };
}

export function measurementOf(
  seed: number,
  stack: Omit<MeasuredStack, 'fullMeasurement'> & { fullMeasurement: boolean | null },
): SimulatedMeasurement | null {
  const { fullMeasurement } = stack;
  return fullMeasurement === null ? null : measure(seed, { ...stack, fullMeasurement });
}

/** The ratio of back to front area differs from 1 by less than the 15 % about which the report warns. */
function nearRatio(drawn: number): number {
  return clamp(drawn, 1 - nearTheLimit, 1 + nearTheLimit);
}

function farRatio(draw: number): number {
  const difference = 0.16 + 0.14 * Math.abs(2 * draw - 1);
  const ratio = (2 + difference) / (2 - difference);
  return draw < 0.5 ? ratio : 1 / ratio;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/**
 * The volume in cubic metres is length times pi times radius squared (specification, stack area, section 9).
 */
export function logVolume(lengthMetres: number, diameterCentimetres: number): number {
  const radiusMetres = diameterCentimetres / 200;
  return lengthMetres * Math.PI * radiusMetres ** 2;
}

/** The diameter is in centimetres; the function is the inverse of `logVolume`. */
export function logDiameter(lengthMetres: number, volume: number): number {
  return 200 * Math.sqrt(volume / (lengthMetres * Math.PI));
}
