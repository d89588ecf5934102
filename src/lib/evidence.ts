import { isOnEarth, type Position } from './position';
import { withoutRoundingError } from './rounding';

// Stack page and service both decide by this file, so that a figure and the page of its stack cannot disagree.

export type Verdict = 'passed' | 'failed' | 'unknown';

/** What a volume rests on. Undefined is never wrong: nothing is known of it. */
export interface Evidence {
  /** Square metres; null: the card asks for it, and it was not measured. */
  front: number | null | undefined;
  back: number | null | undefined;
  /** Each length that was recorded, in one unit. */
  lengths: readonly number[];
  /** Cubic metres of wood and air. */
  stacked: number | null;
  /** Null: none was recorded. */
  position: Position | null | undefined;
  /** Null: nobody wrote it down. */
  instrument: { certificate: string | null } | null | undefined;
  /** Whether the stored volume is the one that its factors make; null: it cannot be judged. */
  isVolumeMade: boolean | null;
  /** Of the card version that the stack was measured by. */
  limits: EvidenceLimits | null | undefined;
}

/** What a measurement card asks of the evidence; where it says nothing, the limits below hold. */
export interface EvidenceLimits {
  /** Share of their average that front and back may differ by, at most `farApart`. */
  areaDifference?: number | null | undefined;
  /** Cubic metres of wood and air that a stack should have. */
  stackedVolume?: number | null | undefined;
}

/** The checks that somebody has to look at where they fail. A small stack is none of them: its size is only recommended. */
export const neededChecks = ['volume', 'faces', 'back', 'length', 'position', 'instrument'] as const;

export type NeededCheck = (typeof neededChecks)[number];

type EvidenceVerdicts = Record<NeededCheck | 'size', Verdict>;

/** Share of their average that front and back may differ by (specification, stack area, section 5). */
export const farApart = 0.15;

/** Cubic metres of wood and air that the framework agreement (RVR) recommends for photo-optical measuring. */
const smallestStack = 20;

/** No card is looser than the warning of the report. */
export function limitsOf(card: EvidenceLimits | null | undefined) {
  return {
    areaDifference: Math.min(card?.areaDifference ?? farApart, farApart),
    stackedVolume: card?.stackedVolume ?? smallestStack,
  };
}

/** The difference as a share of the average, for two areas of one unit; null where either is below zero. */
export function areaDifference(front: number, back: number): number | null {
  if (!(front >= 0 && back >= 0)) return null;
  // Two empty faces are alike.
  const average = (front + back) / 2;
  return average === 0 ? 0 : withoutRoundingError(Math.abs(front - back) / average);
}

/** More than the limit (15 percent), and not exactly that. */
export function isFarApart(difference: number, limit = farApart): boolean {
  return difference > limit;
}

/** Decimals of a difference in percent: one, or more where one would make it the very limit that it exceeds. */
export function percentDigits(difference: number, limit = farApart): number {
  const percent = withoutRoundingError(difference * 100);
  const reachesLimit = (digits: number) => Number(percent.toFixed(digits)) <= limit * 100;
  let digits = 1;
  while (isFarApart(difference, limit) && reachesLimit(digits) && digits < 12) digits += 1;
  return digits;
}

/**
 * Cubic metres of wood and air: from the faces, else as they were recorded; null where neither is known.
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

/** What speaks for a volume and what against it (framework agreement for measuring, RVR). */
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

/** What somebody has to look at. What cannot be judged has not failed. */
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

/** A volume is made with one length: a list of several says that there are more. */
function lengthVerdict(lengths: readonly number[]): Verdict {
  const [length, ...others] = new Set(lengths);
  return others.length > 0 ? 'failed' : isPositive(length) ? 'passed' : 'unknown';
}
