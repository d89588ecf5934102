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
}

export interface NotMade {
  kind: 'gap';
  gap: Gap;
  /** Stored over stacked volume, where both are known although the factor is not. */
  impliedFactor: number | null;
}

/** Services round to the litre, more than once on the way to a volume. */
const litres = 0.002;
/** Share that rounded diameters, areas and stacked volumes may make of a volume. */
const rounding = 0.001;
/** Share that nobody deducts for loose stacking, gaps and overlength together. */
const farShare = 0.25;
/** Of a factor that is written in percent with one decimal. */
const factorRounding = 0.0005;

const gapOf = (gap: Gap, impliedFactor: number | null = null): NotMade => ({
  kind: 'gap',
  gap,
  impliedFactor,
});

/**
 * Recomputes a volume from what was measured. A recorded stacked volume times its conversion factor comes first (framework
 * agreement for raw wood, RVR). Logs have length times pi times radius squared (specification, stack area, section 9), but
 * only if all of them were measured: fewer diameters than logs are a sample. A face is mean area times length times factor. Where a
 * stacked volume agrees with the stored one and not with the faces, the faces say what is wrong.
 */
export function makingOf(from: MadeFrom): Made | NotMade {
  const { volume: stored, barkDeduction } = from;
  if (stored === null) return gapOf('noVolume');
  const steps = stepsOf(from, stored);
  if ('gap' in steps) return steps;
  const made = madeBy(steps, stored, barkDeduction);
  const contradicting = made.matches && steps.method === 'stacked' ? farFaces(from, steps.stacked) : null;
  if (steps.method !== 'stacked' || contradicting === null) return made;
  return madeBy({ ...steps, stacked: stackedOf(contradicting), faces: contradicting }, stored, barkDeduction);
}

function madeBy(steps: FromLogs | FromStacked, stored: number, barkDeduction: number | null): Made {
  const whole = volumeOf(steps);
  const after = barkDeduction === null ? whole : whole * (1 - barkDeduction);
  // Cards differ in whether the stored volume is the one before or after the deduction: the nearer one is meant.
  const isBarkDeducted = Math.abs(after - stored) < Math.abs(whole - stored);
  const volume = isBarkDeducted ? after : whole;
  const ofFactor = steps.method === 'stacked' ? steps.stacked * factorRounding : 0;
  const tolerance = Math.max(litres, rounding * Math.abs(stored), ofFactor);
  const matches = withoutRoundingError(Math.abs(volume - stored)) <= withoutRoundingError(tolerance);
  return { kind: 'made', steps, isBarkDeducted, volume, matches };
}

function volumeOf(steps: FromLogs | FromStacked): number {
  return steps.method === 'logs' ? volumeOfLogs(steps.length, steps.squares) : steps.stacked * steps.factor;
}

function stepsOf(from: MadeFrom, stored: number): FromLogs | FromStacked | NotMade {
  const { stacked, factor, isFullMeasurement } = from;
  if (stacked !== null && factor !== null)
    return { method: 'stacked', stacked, factor, faces: agreeingFaces(from, stacked) };
  const faces = fromFaces(from, stored);
  if (isFullMeasurement === false) return faces;
  const diameters = from.diameters();
  if (isFullMeasurement === null && diameters.length === 0) return faces;
  const logs = fromLogs(from, diameters);
  return 'gap' in logs && !('gap' in faces) ? faces : logs;
}

function fromLogs({ length, logCount }: MadeFrom, diameters: readonly number[]): FromLogs | NotMade {
  if (length === null) return gapOf('noLength');
  if (diameters.length === 0) return gapOf('noDiameters');
  if (diameters.some((diameter) => !(diameter > 0))) return gapOf('sizelessLogs');
  if (logCount !== null && diameters.length < logCount) return gapOf('sample');
  const squares = diameters.reduce((sum, diameter) => sum + diameter ** 2, 0);
  return { method: 'logs', length, count: diameters.length, squares };
}

function fromFaces(from: MadeFrom, stored: number): FromStacked | NotMade {
  const { length, factor } = from;
  if (length === null) return gapOf('noLength');
  const faces = facesOf(from);
  if (faces === null) return gapOf('noArea');
  const stacked = stackedOf(faces);
  if (factor !== null) return { method: 'stacked', stacked, factor, faces };
  // A stack without any air would still be smaller.
  if (stored > stacked * (1 + farShare)) return { method: 'stacked', stacked, factor: 1, faces };
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
  const tolerance = Math.max(litres, rounding * recorded);
  return faces && Math.abs(stackedOf(faces) - recorded) <= tolerance ? faces : null;
}

/** The faces where they give quite another stacked volume: no deduction is that large, but another unit or a slipped digit is. */
function farFaces(from: MadeFrom, recorded: number): Faces | null {
  const faces = facesOf(from);
  return faces && Math.abs(stackedOf(faces) - recorded) > farShare * recorded ? faces : null;
}

function stackedOf({ areas, length }: Faces): number {
  return (areas.reduce((sum, area) => sum + area, 0) / areas.length) * length;
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
