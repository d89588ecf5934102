import { numberIn, numbersIn } from '@/features/stack-fields/fieldNumbers';
import { volumeOfLogs } from '@/features/stack-fields/logVolume';
import type { ReadField } from '@/features/stack-fields/readField';
import { withoutRoundingError } from '@/lib/rounding';
import { unitFactor } from '@/lib/units';
import type { VolumeFacts } from './volumeFacts';

/** Why a volume cannot be recomputed. */
type Gap = 'noVolume' | 'noUnit' | 'noDiameters' | 'sizelessLogs' | 'noLength' | 'noArea' | 'noFactor';

/** Log by log: length times pi times the sum of all squared radii. */
interface FromLogs {
  method: 'logs';
  /** Metres. */
  length: number;
  count: number;
  /** Sum of all squared diameters in square metres. */
  squares: number;
}

/** By the faces: their mean area times length is wood and air, and the factor is the share of wood. */
interface FromFaces {
  method: 'faces';
  /** Square metres: front and back, or the one that was measured. */
  areas: number[];
  /** Whether the area was measured by hand in two sections. */
  bySections: boolean;
  /** Metres. */
  length: number;
  /** Cubic metres. */
  stacked: number;
  factor: number;
}

export interface Bark {
  /** Null: nobody wrote it down. */
  over: boolean | null;
  /** Share of the volume; null: none is on the card. */
  deduction: number | null;
  /** Whether the stored volume is the one after the deduction. */
  isDeducted: boolean;
}

export interface Recomputed {
  kind: 'recomputed';
  steps: FromLogs | FromFaces;
  bark: Bark;
  /** Cubic metres. */
  volume: number;
  /** Cubic metres in one of the stored volume's unit. */
  perUnit: number;
  /** In the stored volume's unit. */
  shown: number;
  stored: number;
  unit: string;
  /** Recomputed minus stored, in that unit. */
  difference: number;
  matches: boolean;
}

interface NotRecomputed {
  kind: 'gap';
  gap: Gap;
  /** Stored over stacked volume, where both are known although the factor is not. */
  impliedFactor: number | null;
}

type VolumeMaking = Recomputed | NotRecomputed;

/** Services round to the litre, more than once on the way to a volume. */
const litres = 0.002;
/** Share that rounded diameters and areas may make of a volume. */
const rounding = 0.001;

/**
 * Recomputes a volume from what was measured. Logs have length times pi times radius squared (specification, stack area,
 * section 9); a face is mean area times length times conversion factor (framework agreement for raw wood, RVR).
 */
export function recompute(facts: VolumeFacts): VolumeMaking {
  const gap = (which: Gap, impliedFactor: number | null = null): NotRecomputed => ({
    kind: 'gap',
    gap: which,
    impliedFactor,
  });
  const stored = numberIn(facts.volume);
  if (typeof stored !== 'number') return gap('noVolume');
  const unit = facts.volume?.unit ?? '';
  const perUnit = unitFactor(unit, 'CubicMeters');
  if (perUnit === null) return gap('noUnit');
  const length = metresOf(facts.length);
  if (length === null) return gap('noLength');

  const steps = isByLogs(facts) ? fromLogs(facts, length) : fromFaces(facts, length, stored * perUnit);
  if ('gap' in steps) return gap(steps.gap, steps.impliedFactor);
  const whole = volumeOf(steps);
  const bark = barkOf(facts, whole, stored * perUnit);
  const volume = bark.isDeducted ? whole * (1 - (bark.deduction ?? 0)) : whole;
  const shown = volume / perUnit;
  const difference = withoutRoundingError(shown - stored);
  const tolerance = Math.max(litres, rounding * Math.abs(stored * perUnit));
  const matches = Math.abs(volume - stored * perUnit) <= tolerance;
  return { kind: 'recomputed', steps, bark, volume, perUnit, shown, stored, unit, difference, matches };
}

/** The card's answer decides; without one, the diameters. */
function isByLogs({ fullMeasurement, diameters }: VolumeFacts): boolean {
  const content = fullMeasurement?.content;
  if (content?.status === 'given' && content.fieldType === 'Boolean') return content.value;
  const measured = numbersIn(diameters);
  return typeof measured !== 'string' && measured.length > 0;
}

type Stopped = Pick<NotRecomputed, 'gap' | 'impliedFactor'>;

function fromLogs({ diameters }: VolumeFacts, length: number): FromLogs | Stopped {
  const measured = numbersIn(diameters);
  if (typeof measured === 'string' || measured.length === 0)
    return { gap: 'noDiameters', impliedFactor: null };
  const metres = unitFactor(diameters?.unit ?? '', 'Meters');
  if (metres === null) return { gap: 'noUnit', impliedFactor: null };
  if (measured.some((diameter) => !(diameter > 0))) return { gap: 'sizelessLogs', impliedFactor: null };
  const squares = measured.reduce((sum, diameter) => sum + (diameter * metres) ** 2, 0);
  return { method: 'logs', length, count: measured.length, squares };
}

function fromFaces(facts: VolumeFacts, length: number, storedMetres: number): FromFaces | Stopped {
  const measured = [facts.front, facts.back].flatMap((face) => squareMetresOf(face) ?? []);
  const byHand = measured.length > 0 ? null : sectionArea(facts.face);
  const areas = byHand === null ? measured : [byHand];
  if (areas.length === 0) return { gap: 'noArea', impliedFactor: null };
  const stacked = (areas.reduce((sum, area) => sum + area, 0) / areas.length) * length;
  const factor = shareOf(facts.conversionFactor);
  if (factor === null) return { gap: 'noFactor', impliedFactor: storedMetres / stacked };
  return { method: 'faces', areas, bySections: byHand !== null, length, stacked, factor };
}

function volumeOf(steps: FromLogs | FromFaces): number {
  return steps.method === 'logs' ? volumeOfLogs(steps.length, steps.squares) : steps.stacked * steps.factor;
}

/** Cards differ in whether the stored volume is the one before or after the deduction: the nearer one is meant. */
function barkOf(facts: VolumeFacts, whole: number, stored: number): Bark {
  const { over, deduction } = writtenBark(facts);
  const after = deduction === null ? whole : whole * (1 - deduction);
  return { over, deduction, isDeducted: Math.abs(after - stored) < Math.abs(whole - stored) };
}

function writtenBark({ overBark, barkDeduction }: VolumeFacts): Pick<Bark, 'over' | 'deduction'> {
  const content = overBark?.content;
  const over = content?.status === 'given' && content.fieldType === 'Boolean' ? content.value : null;
  return { over, deduction: shareOf(barkDeduction) };
}

/**
 * Whether the stored volume is that over or under bark. Null where nobody wrote it down, or where only a volume that can be
 * recomputed would say whether the deduction was made.
 */
export function barkOfVolume(facts: VolumeFacts): 'over' | 'under' | null {
  if (typeof numberIn(facts.volume) !== 'number') return null;
  const { over, deduction } = writtenBark(facts);
  if (over === false) return 'under';
  const asWritten = over ? 'over' : null;
  if (!deduction) return asWritten;
  const making = recompute(facts);
  if (making.kind === 'gap' || !making.matches) return null;
  return making.bark.isDeducted ? 'under' : asWritten;
}

/** Null where it is missing, not above zero, or in no unit of length. */
export function metresOf(field: ReadField | undefined): number | null {
  return positiveIn(field, 'Meters');
}

function squareMetresOf(field: ReadField | undefined): number | null {
  return positiveIn(field, 'SquareMeters');
}

export function positiveIn(field: ReadField | undefined, unit: string): number | null {
  const value = numberIn(field);
  const factor = unitFactor(field?.unit ?? '', unit);
  return typeof value === 'number' && value > 0 && factor !== null ? value * factor : null;
}

/** Section A and B: length times height of each, in square metres. */
function sectionArea(field: ReadField | undefined): number | null {
  const content = field?.content;
  if (content?.status !== 'given' || content.fieldType !== 'ManualArea') return null;
  const metres = unitFactor(field?.unit ?? '', 'Meters');
  if (metres === null) return null;
  const { sectionA, sectionB } = content.value;
  const area = (sectionA.length * sectionA.height + sectionB.length * sectionB.height) * metres ** 2;
  return area > 0 ? area : null;
}

/** Of a field in percent, or of a plain share. */
function shareOf(field: ReadField | undefined): number | null {
  const value = numberIn(field);
  if (typeof value !== 'number' || value < 0) return null;
  const share = field?.unit === 'Percentages' ? value / 100 : value;
  return share <= 1.5 ? share : null;
}
