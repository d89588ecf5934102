import { isOnEarth, type Position } from './position';
import { withoutRoundingError } from './rounding';

// Stack page and service both decide by this file, so that a figure and the page of its stack cannot disagree.

export type Verdict = 'passed' | 'failed' | 'unknown';

/**
 * An undefined value is not known, and no check fails because of it.
 * - `front` and `back` are areas in square metres. Null means that the card asks for the area and it was
 *   not measured.
 * - `stacked` is in cubic metres of wood and air.
 * - `position` and `instrument` are null if none was recorded.
 * - `isVolumeMade` is true if the stored volume follows from its factors, and null if that cannot be
 *   judged.
 */
export interface Evidence {
  front: number | null | undefined;
  back: number | null | undefined;
  lengths: readonly number[];
  stacked: number | null;
  position: Position | null | undefined;
  instrument: { certificate: string | null } | null | undefined;
  isVolumeMade: boolean | null;
  limits: EvidenceLimits | null | undefined;
}

/**
 * A measurement card sets these limits for the evidence; otherwise the limits below apply. Front and back may
 * differ by the share `areaDifference` of their average, at most by `farApart`. A stack should have
 * `stackedVolume` cubic metres of wood and air.
 */
export interface EvidenceLimits {
  areaDifference?: number | null | undefined;
  stackedVolume?: number | null | undefined;
}

/**
 * Somebody has to look at these checks when they fail. The size of a stack is not among them, because it is
 * only recommended.
 */
export const neededChecks = ['volume', 'faces', 'back', 'length', 'position', 'instrument'] as const;

export type NeededCheck = (typeof neededChecks)[number];

type EvidenceVerdicts = Record<NeededCheck | 'size', Verdict>;

/**
 * The front and back areas may differ by this share of their average (specification, stack area, section 5).
 */
export const farApart = 0.15;

/** The framework agreement (RVR) recommends this many cubic metres of wood and air for photo-optical measuring. */
const smallestStack = 20;

/**
 * Returns the limits of a card. Its limit for the areas is never looser than `farApart`, above which the
 * report warns.
 */
export function limitsOf(card: EvidenceLimits | null | undefined) {
  return {
    areaDifference: Math.min(card?.areaDifference ?? farApart, farApart),
    stackedVolume: card?.stackedVolume ?? smallestStack,
  };
}

/**
 * Returns the difference as a share of the average for two areas of one unit, or null if either is below
 * zero.
 */
export function areaDifference(front: number, back: number): number | null {
  if (!(front >= 0 && back >= 0)) return null;
  // Two empty faces are equal.
  const average = (front + back) / 2;
  return average === 0 ? 0 : withoutRoundingError(Math.abs(front - back) / average);
}

export function isFarApart(difference: number, limit = farApart): boolean {
  return difference > limit;
}

/**
 * Returns the number of decimals for a difference in percent: one, or more if one decimal would round the
 * difference to the limit that it exceeds.
 */
export function percentDigits(difference: number, limit = farApart): number {
  const percent = withoutRoundingError(difference * 100);
  const reachesLimit = (digits: number) => Number(percent.toFixed(digits)) <= limit * 100;
  let digits = 1;
  while (isFarApart(difference, limit) && reachesLimit(digits) && digits < 12) digits += 1;
  return digits;
}

/**
 * Returns the cubic metres of wood and air that follow from the faces, or else the recorded ones. Returns
 * null if neither is known.
 * @param areas in square metres
 * @param length in metres
 */
export function stackedVolume(
  areas: readonly (number | null | undefined)[],
  length: number | null,
  recorded: number | null,
): number | null {
  const measured = areas.flatMap((area) => (isPositive(area) ? [area] : []));
  if (!isPositive(length) || measured.length === 0) return isPositive(recorded) ? recorded : null;
  return (measured.reduce((sum, area) => sum + area, 0) / measured.length) * length;
}

export function verdictsOf(evidence: Evidence): EvidenceVerdicts {
  const { back, stacked, position, instrument } = evidence;
  const limits = limitsOf(evidence.limits);
  return {
    volume: evidence.isVolumeMade === null ? 'unknown' : passedIf(evidence.isVolumeMade),
    faces: facesVerdict(evidence, limits.areaDifference),
    back: isPositive(back) ? 'passed' : failedIf(back === null || back === 0),
    length: lengthVerdict(evidence.lengths),
    size: stacked === null ? 'unknown' : passedIf(withoutRoundingError(stacked) >= limits.stackedVolume),
    position: position === undefined ? 'unknown' : passedIf(position !== null && isOnEarth(position)),
    instrument: instrument ? passedIf(Boolean(instrument.certificate)) : 'unknown',
  };
}

export function failedChecks(verdicts: EvidenceVerdicts): NeededCheck[] {
  return neededChecks.filter((check) => verdicts[check] === 'failed');
}

function isPositive(value: number | null | undefined): value is number {
  return typeof value === 'number' && value > 0;
}

function passedIf(isGood: boolean): Verdict {
  return isGood ? 'passed' : 'failed';
}

function failedIf(isBad: boolean): Verdict {
  return isBad ? 'failed' : 'unknown';
}

function facesVerdict({ front, back }: Evidence, limit: number): Verdict {
  const isKnown = typeof front === 'number' && typeof back === 'number';
  const difference = isKnown ? areaDifference(front, back) : null;
  return difference === null ? 'unknown' : passedIf(!isFarApart(difference, limit));
}

/** A volume is calculated with one length, so the check fails if several lengths were recorded. */
function lengthVerdict(lengths: readonly number[]): Verdict {
  const [length, ...others] = new Set(lengths);
  return others.length > 0 ? 'failed' : isPositive(length) ? 'passed' : 'unknown';
}
