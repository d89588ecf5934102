import { numberIn, numbersIn } from '@/features/stack-fields/fieldNumbers';
import type { ReadField } from '@/features/stack-fields/readField';
import { withoutRoundingError } from '@/lib/rounding';
import { unitFactor } from '@/lib/units';
import { type Made, type MadeFrom, makingOf, type NotMade, sectionsArea, shareIn } from '@/lib/volumeMaking';
import type { VolumeFacts } from './volumeFacts';

/**
 * `over` is null if nobody recorded it. `deduction` is a share of the volume, and null if the card has none.
 * `isDeducted` is true if the stored volume is the one after the deduction.
 */
export interface Bark {
  over: boolean | null;
  deduction: number | null;
  isDeducted: boolean;
}

/**
 * One unit of the stored volume has `perUnit` cubic metres. The shown volume and the difference are in that
 * unit; the difference is the recomputed minus the stored volume.
 */
export interface Recomputed extends Pick<Made, 'steps' | 'volume' | 'matches' | 'isContradicted'> {
  kind: 'recomputed';
  bark: Bark;
  perUnit: number;
  shown: number;
  stored: number;
  unit: string;
  difference: number;
}

type NotRecomputed = Omit<NotMade, 'gap'> & { gap: NotMade['gap'] | 'noUnit' };

type VolumeMaking = Recomputed | NotRecomputed;

export function recompute(facts: VolumeFacts): VolumeMaking {
  const stored = numberIn(facts.volume);
  if (typeof stored !== 'number') return { kind: 'gap', gap: 'noVolume', impliedFactor: null };
  const unit = facts.volume?.unit ?? '';
  const perUnit = unitFactor(unit, 'CubicMeters');
  const diameters = metresOfEach(facts.diameters);
  if (perUnit === null) return { kind: 'gap', gap: 'noUnit', impliedFactor: null };
  const making = makingOf({
    ...madeFrom(facts),
    volume: stored * perUnit,
    diameters: () => diameters ?? [],
  });
  if (making.kind === 'gap')
    return making.gap === 'noDiameters' && diameters === null ? { ...making, gap: 'noUnit' } : making;
  const { steps, volume, matches, isContradicted, isBarkDeducted } = making;
  const shown = volume / perUnit;
  return {
    ...{ kind: 'recomputed', steps, volume, matches, isContradicted, perUnit, shown, stored, unit },
    bark: { ...writtenBark(facts), isDeducted: isBarkDeducted },
    difference: withoutRoundingError(shown - stored),
  };
}

function madeFrom(facts: VolumeFacts): Omit<MadeFrom, 'volume' | 'diameters'> {
  const full = facts.fullMeasurement?.content;
  return {
    stacked: positiveIn(facts.stackedVolume, 'CubicMeters'),
    factor: shareOf(facts.conversionFactor),
    areas: [facts.front, facts.back].flatMap((face) => squareMetresOf(face) ?? []),
    sections: sectionArea(facts.face),
    length: metresOf(facts.length),
    logCount: countIn(facts.logCount),
    isFullMeasurement: full?.status === 'given' && full.fieldType === 'Boolean' ? full.value : null,
    barkDeduction: writtenBark(facts).deduction,
  };
}

function metresOfEach(field: ReadField | undefined): readonly number[] | null {
  const measured = numbersIn(field);
  if (typeof measured === 'string' || measured.length === 0) return [];
  const metres = unitFactor(field?.unit ?? '', 'Meters');
  return metres === null ? null : measured.map((diameter) => diameter * metres);
}

function writtenBark({ overBark, barkDeduction }: VolumeFacts): Pick<Bark, 'over' | 'deduction'> {
  const content = overBark?.content;
  const over = content?.status === 'given' && content.fieldType === 'Boolean' ? content.value : null;
  return { over, deduction: shareOf(barkDeduction) };
}

/**
 * Tells whether the stored volume is over or under bark. Returns null if nobody recorded it, or if only a
 * recomputable volume would show whether the deduction was made.
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

function sectionArea(field: ReadField | undefined): number | null {
  const content = field?.content;
  const metres = unitFactor(field?.unit ?? '', 'Meters');
  if (content?.status !== 'given' || content.fieldType !== 'ManualArea' || metres === null) return null;
  return sectionsArea(content.value, metres);
}

function shareOf(field: ReadField | undefined): number | null {
  const value = numberIn(field);
  return typeof value === 'number' ? shareIn(value, field?.unit) : null;
}

function countIn(field: ReadField | undefined): number | null {
  const value = numberIn(field);
  return typeof value === 'number' && value > 0 ? value : null;
}
