import { volumeOfLogs } from './logVolume';
import { withoutRoundingError } from './rounding';

// Stack page and service both decide by this file, so that a figure and the page of its stack cannot disagree.

/** What a volume was made from, in metres, square and cubic metres. Null: not recorded, or not above zero. */
export interface MadeFrom {
  /** As stored. */
  volume: number | null;
  /** Wood and air, as recorded. */
  stacked: number | null;
  /** Share of wood in the stacked volume. */
  factor: number | null;
  /** Front and back, or the one that was measured. */
  areas: readonly number[];
  /** Sections A and B of a face that was measured by hand. */
  sections: number | null;
  /** Of each log. */
  length: number | null;
  logCount: number | null;
  /** One that is not above zero is of no log. Asked only where they decide: reading thousands takes long. */
  diameters: () => readonly number[];
  /** Whether each log was measured, as the card says; null: it does not say. */
  isFullMeasurement: boolean | null;
  /** Share of the volume; null: none is on the card. */
  barkDeduction: number | null;
}

/** Why a volume cannot be recomputed. */
type Gap = 'noVolume' | 'noDiameters' | 'sizelessLogs' | 'sample' | 'noLength' | 'noArea' | 'noFactor';

/** Log by log: length times pi times the sum of all squared radii. */
interface FromLogs {
  method: 'logs';
  length: number;
  count: number;
  /** Sum of all squared diameters. */
  squares: number;
  /** Share of the volume that rounded diameters may make. */
  rounding: number;
}

/** The mean area of the faces times the length of the logs. */
export interface Faces {
  /** Front and back, or the one that was measured. */
  areas: readonly number[];
  /** Whether the area was measured by hand in two sections. */
  bySections: boolean;
  length: number;
}

/** Stacked volume times the share of wood. */
interface FromStacked {
  method: 'stacked';
  stacked: number;
  factor: number;
  /** False: all of it would have to be wood, and still the stored volume is larger. */
  isFactorRecorded: boolean;
  /** What the stacked volume comes from; null: it was recorded, and the faces give another one or none. */
  faces: Faces | null;
}

export interface Made {
  kind: 'made';
  steps: FromLogs | FromStacked;
  /** Whether the stored volume is the one after the deduction of bark. */
  isBarkDeducted: boolean;
  /** Cubic metres. */
  volume: number;
  /** Whether the stored volume is this one but for rounding. */
  matches: boolean;
  /** Whether one of the values must be wrong: what the faces give alone, something may have been deducted from. */
  isContradicted: boolean;
}

export interface NotMade {
  kind: 'gap';
  gap: Gap;
  /** Stored over stacked volume, where both are known although the factor is not. */
  impliedFactor: number | null;
}

/** Services round to the litre, more than once on the way to a volume. */
const litres = 0.002;
/** Share that rounded areas and stacked volumes may make of a volume. */
const usualRounding = 0.001;
/** Share of what faces give that may be deducted for loose stacking, gaps and overlength together. */
const deductible = 0.1;

const gapOf = (gap: Gap, impliedFactor: number | null = null): NotMade => ({
  kind: 'gap',
  gap,
  impliedFactor,
});

/**
 * Recomputes a volume from what was measured. A recorded stacked volume times its conversion factor comes first (framework
 * agreement for raw wood, RVR). Logs have length times pi times radius squared (specification, stack area, section 9), but
 * only if all of them were measured: fewer diameters than logs are a sample. A face is mean area times length times factor.
 */
export function makingOf(from: MadeFrom): Made | NotMade {
  const { volume: stored } = from;
  if (stored === null || stored <= 0) return gapOf('noVolume');
  const made = (steps: FromLogs | FromStacked, deducted = 0) => madeBy(steps, stored, from, deducted);
  const { stacked, factor } = from;
  if (stacked === null || !factor) {
    const steps = stepsOf(from, stored);
    if ('gap' in steps) return steps;
    return made(steps, steps.method === 'stacked' && steps.isFactorRecorded ? deductible : 0);
  }
  const recorded = { method: 'stacked' as const, stacked, factor, isFactorRecorded: true };
  const byStacked = made({ ...recorded, faces: agreeingFaces(from, stacked) });
  if (!byStacked.matches) {
    // A card may prefill the factor, which a volume of logs does not need.
    const logs = from.isFullMeasurement ? fromLogs(from) : null;
    const byLogs = logs && !('gap' in logs) ? made(logs) : null;
    return byLogs?.matches ? byLogs : byStacked;
  }
  const far = farFaces(from, stacked);
  return far ? made({ ...recorded, stacked: stackedOf(far), faces: far }) : byStacked;
}

/** @param deducted share of the volume that may have been deducted without a word */
function madeBy(
  steps: FromLogs | FromStacked,
  stored: number,
  { barkDeduction }: MadeFrom,
  deducted: number,
): Made {
  const whole = volumeOf(steps);
  const after = barkDeduction === null ? whole : whole * (1 - barkDeduction);
  // Cards differ in whether the stored volume is the one before or after the deduction: the nearer one is meant.
  const isBarkDeducted = Math.abs(after - stored) < Math.abs(whole - stored);
  const volume = isBarkDeducted ? after : whole;
  const difference = withoutRoundingError(Math.abs(volume - stored));
  const matches = difference <= withoutRoundingError(toleranceOf(steps, stored));
  const isContradicted = !matches && difference > deducted * volume;
  return { kind: 'made', steps, isBarkDeducted, volume, matches, isContradicted };
}

function toleranceOf(steps: FromLogs | FromStacked, stored: number): number {
  if (steps.method === 'logs') return Math.max(litres, steps.rounding * stored);
  // Half of the last digit that the factor is written with: of a percent, or of a tenth of it.
  const factorRounding = isWhole(steps.factor * 100) ? 0.005 : 0.0005;
  return Math.max(litres, usualRounding * stored, steps.stacked * factorRounding);
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}

function volumeOf(steps: FromLogs | FromStacked): number {
  return steps.method === 'logs' ? volumeOfLogs(steps.length, steps.squares) : steps.stacked * steps.factor;
}

function stepsOf(from: MadeFrom, stored: number): FromLogs | FromStacked | NotMade {
  const faces = fromFaces(from, stored);
  if (from.isFullMeasurement === false) return faces;
  const hasFaces = !('gap' in faces);
  // Diameters beside a face may be a sample where nobody has counted the logs.
  if (hasFaces && from.logCount === null && from.factor) return faces;
  if (from.isFullMeasurement === null && from.diameters().length === 0) return faces;
  const logs = fromLogs(from);
  return 'gap' in logs && hasFaces ? faces : logs;
}

function fromLogs(from: MadeFrom): FromLogs | NotMade {
  const { length, logCount } = from;
  if (length === null) return gapOf('noLength');
  const diameters = from.diameters();
  if (diameters.length === 0) return gapOf('noDiameters');
  if (diameters.some((diameter) => !(diameter > 0))) return gapOf('sizelessLogs');
  if (logCount !== null && diameters.length < logCount) return gapOf('sample');
  const squares = diameters.reduce((sum, diameter) => sum + diameter ** 2, 0);
  return {
    method: 'logs',
    length,
    count: diameters.length,
    squares,
    rounding: roundingOf(diameters, squares),
  };
}

/** Three standard deviations of what diameters in whole centimetres make, half a centimetre each at most. */
function roundingOf(diameters: readonly number[], squares: number): number {
  const deviation = 0.01 / Math.sqrt(12);
  const areCentimetres = diameters.every((diameter) => isWhole(diameter * 100));
  return areCentimetres ? Math.max(usualRounding, (3 * 2 * deviation) / Math.sqrt(squares)) : usualRounding;
}

function fromFaces(from: MadeFrom, stored: number): FromStacked | NotMade {
  const { length, factor } = from;
  if (length === null) return gapOf('noLength');
  const faces = facesOf(from);
  if (faces === null) return gapOf('noArea');
  const stacked = stackedOf(faces);
  if (factor) return { method: 'stacked', stacked, factor, isFactorRecorded: true, faces };
  if (stored > stacked * (1 + deductible))
    return { method: 'stacked', stacked, factor: 1, isFactorRecorded: false, faces };
  return gapOf('noFactor', stored / stacked);
}

function facesOf({ areas, sections, length }: MadeFrom): Faces | null {
  const measured = areas.length > 0 ? areas : sections === null ? [] : [sections];
  if (length === null || measured.length === 0) return null;
  return { areas: measured, bySections: areas.length === 0, length };
}

/** The faces that a recorded stacked volume comes from. */
function agreeingFaces(from: MadeFrom, recorded: number): Faces | null {
  const faces = facesOf(from);
  const tolerance = Math.max(litres, usualRounding * recorded);
  return faces && Math.abs(stackedOf(faces) - recorded) <= tolerance ? faces : null;
}

/** The faces where they give quite another stacked volume: another unit or a slipped digit, and no deduction. */
function farFaces(from: MadeFrom, recorded: number): Faces | null {
  const faces = facesOf(from);
  return faces && Math.abs(stackedOf(faces) - recorded) > deductible * recorded ? faces : null;
}

function stackedOf({ areas, length }: Faces): number {
  return (areas.reduce((sum, area) => sum + area, 0) / areas.length) * length;
}

/** Null where neither can be said: what faces give alone, something may have been deducted from. */
export function isMadeBy({
  matches,
  isContradicted,
}: Pick<Made, 'matches' | 'isContradicted'>): boolean | null {
  return matches ? true : isContradicted ? false : null;
}

/** A share that is written in percent or as it is; null where it is none of a volume. */
export function shareIn(value: number, unit: string | null | undefined): number | null {
  const share = unit === 'Percentages' ? value / 100 : value;
  return share >= 0 && share <= 1.5 ? share : null;
}

interface Section {
  length: number;
  height: number;
}

/**
 * The area of a face that was measured by hand in two sections; null where it is not above zero.
 * @param metres in one of the unit of the sections
 */
export function sectionsArea(
  sections: { sectionA: Section; sectionB: Section },
  metres: number,
): number | null {
  const { sectionA, sectionB } = sections;
  const area = (sectionA.length * sectionA.height + sectionB.length * sectionB.height) * metres ** 2;
  return area > 0 ? area : null;
}
