import { volumeOfLogs } from './logVolume';
import { withoutRoundingError } from './rounding';

// Stack page and service both decide by this file, so that a figure and the page of its stack cannot disagree.

/**
 * A volume is calculated from these values in metres, square metres and cubic metres. Null means that a
 * value was not recorded or is not above zero.
 * - `stacked` is the recorded volume of wood and air, and `factor` the share of wood in it.
 * - `sections` is the area of sections A and B of a face that was measured by hand.
 * - `diameters` is called only where diameters decide, because reading thousands takes long. A diameter
 *   that is not above zero belongs to no log.
 * - `isFullMeasurement` says whether each log was measured, and is null if the card does not say.
 * - `barkDeduction` is a share of the volume, and null if the card has none.
 */
export interface MadeFrom {
  volume: number | null;
  stacked: number | null;
  factor: number | null;
  areas: readonly number[];
  sections: number | null;
  length: number | null;
  logCount: number | null;
  diameters: () => readonly number[];
  isFullMeasurement: boolean | null;
  barkDeduction: number | null;
}

type Gap = 'noVolume' | 'noDiameters' | 'sizelessLogs' | 'sample' | 'noLength' | 'noArea' | 'noFactor';

/**
 * The volume is calculated from single logs: length times pi times the sum of all squared radii. `rounding`
 * is the share of the volume that rounded diameters may account for.
 */
interface FromLogs {
  method: 'logs';
  length: number;
  count: number;
  squares: number;
  rounding: number;
}

/** The stacked volume is the mean area of the faces times the length of the logs. */
export interface Faces {
  areas: readonly number[];
  bySections: boolean;
  length: number;
}

/**
 * The volume is the stacked volume times the share of wood.
 * - `isFactorRecorded` is false if no factor was recorded and the stored volume would be too large even if
 *   all of the stack were wood. The factor is 1 then.
 * - `faces` give the stacked volume. Null means that the stacked volume was recorded, and that the faces
 *   give another volume or none.
 */
interface FromStacked {
  method: 'stacked';
  stacked: number;
  factor: number;
  isFactorRecorded: boolean;
  faces: Faces | null;
}

/**
 * The volume is in cubic metres. `isContradicted` is true if one of the values must be wrong. A difference
 * from the faces alone proves nothing, because something may have been deducted.
 */
export interface Made {
  kind: 'made';
  steps: FromLogs | FromStacked;
  isBarkDeducted: boolean;
  volume: number;
  matches: boolean;
  isContradicted: boolean;
}

export interface NotMade {
  kind: 'gap';
  gap: Gap;
  /** `impliedFactor` is the stored over the stacked volume, if both are known but the factor is not. */
  impliedFactor: number | null;
}

/**
 * Services round to the litre, more than once while they calculate a volume, so this many cubic metres are
 * tolerated. Rounded areas and stacked volumes may account for the share `usualRounding` of a volume.
 */
const litres = 0.002;
const usualRounding = 0.001;
/**
 * Loose stacking, gaps and overlength together may deduct this share of the volume that follows from the
 * faces.
 */
const deductible = 0.1;

const gapOf = (gap: Gap, impliedFactor: number | null = null): NotMade => ({
  kind: 'gap',
  gap,
  impliedFactor,
});

/**
 * Recomputes a volume from the measurements. A recorded stacked volume times its conversion factor takes
 * precedence (framework agreement for raw wood, RVR). Otherwise the logs or the faces decide. The volume of a
 * log is length times pi times radius squared (specification, stack area, section 9). Logs decide only if all
 * of them were measured, because fewer diameters than logs are a sample. Faces give mean area times length
 * times factor.
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

/** @param deducted is the share of the volume that may have been deducted without a record */
function madeBy(
  steps: FromLogs | FromStacked,
  stored: number,
  { barkDeduction }: MadeFrom,
  deducted: number,
): Made {
  const whole = volumeOf(steps);
  const after = barkDeduction === null ? whole : whole * (1 - barkDeduction);
  // Cards differ in whether the stored volume is before or after the deduction, so the nearer one is assumed.
  const isBarkDeducted = Math.abs(after - stored) < Math.abs(whole - stored);
  const volume = isBarkDeducted ? after : whole;
  const difference = withoutRoundingError(Math.abs(volume - stored));
  const matches = difference <= withoutRoundingError(toleranceOf(steps, stored));
  const isContradicted = !matches && difference > deducted * volume;
  return { kind: 'made', steps, isBarkDeducted, volume, matches, isContradicted };
}

function toleranceOf(steps: FromLogs | FromStacked, stored: number): number {
  if (steps.method === 'logs') return Math.max(litres, steps.rounding * stored);
  // The tolerance is half of the factor's last digit, which is a percent or a tenth of a percent.
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
  // Diameters of a stack with a face may be a sample if nobody has counted the logs.
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

/**
 * Returns three standard deviations of the error of diameters in whole centimetres, which is at most half a
 * centimetre each.
 */
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

function agreeingFaces(from: MadeFrom, recorded: number): Faces | null {
  const faces = facesOf(from);
  const tolerance = Math.max(litres, usualRounding * recorded);
  return faces && Math.abs(stackedOf(faces) - recorded) <= tolerance ? faces : null;
}

/**
 * Returns the faces if they give a very different stacked volume. Such a difference points to a wrong unit or
 * a wrong digit, and not to a deduction.
 */
function farFaces(from: MadeFrom, recorded: number): Faces | null {
  const faces = facesOf(from);
  return faces && Math.abs(stackedOf(faces) - recorded) > deductible * recorded ? faces : null;
}

function stackedOf({ areas, length }: Faces): number {
  return (areas.reduce((sum, area) => sum + area, 0) / areas.length) * length;
}

export function isMadeBy({
  matches,
  isContradicted,
}: Pick<Made, 'matches' | 'isContradicted'>): boolean | null {
  return matches ? true : isContradicted ? false : null;
}

/** Reads a share that is written in percent or as a fraction. Returns null for an impossible share of a volume. */
export function shareIn(value: number, unit: string | null | undefined): number | null {
  const share = unit === 'Percentages' ? value / 100 : value;
  return share >= 0 && share <= 1.5 ? share : null;
}

interface Section {
  length: number;
  height: number;
}

/**
 * Returns the area of a face that was measured by hand in two sections, or null if it is not above zero.
 * @param metres in one unit of the sections
 */
export function sectionsArea(
  sections: { sectionA: Section; sectionB: Section },
  metres: number,
): number | null {
  const { sectionA, sectionB } = sections;
  const area = (sectionA.length * sectionA.height + sectionB.length * sectionB.height) * metres ** 2;
  return area > 0 ? area : null;
}
