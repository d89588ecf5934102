import { numberIn, numbersIn } from '@/features/stack-fields/fieldNumbers';
import type { ReadField } from '@/features/stack-fields/readField';
import { unitFactor } from '@/lib/units';
import { type IntervalProblem, intervalProblem } from './classIntervals';
import { type Distribution, diameterClasses } from './diameterClasses';
import type { DiametersRule } from './reportRules';
import { thousandthsOf } from './roundedParts';

type FieldOf = (id: string) => ReadField | undefined;

export type Omission = { reason: 'noUnits' | 'noDiameters' | 'noLength' | 'unreadable' } | IntervalProblem;

interface OwnValue {
  title: string;
  value: number;
  unit: string | null;
}

export interface GivenDistribution {
  distribution: Distribution;
  units: NonNullable<DiametersRule['units']>;
  /** `otherVolume` is the stack's own value. It is null if that is unknown or equals the printed volume. */
  otherVolume: OwnValue | null;
  otherCount: OwnValue | null;
}

export type DistributionReading = ({ kind: 'given' } & GivenDistribution) | ({ kind: 'omitted' } & Omission);

export function readDistribution(
  { units, intervals, diametersFieldId, lengthFieldId, logCountFieldId }: DiametersRule,
  fieldOf: FieldOf,
  volumeFieldId: string | undefined,
): DistributionReading {
  const omitted = (why: Omission): DistributionReading => ({ kind: 'omitted', ...why });
  if (!units) return omitted({ reason: 'noUnits' });
  const problem = intervalProblem(intervals);
  if (problem) return omitted(problem);

  const measured = fieldOf(diametersFieldId);
  const diameters = numbersIn(measured);
  if (diameters === 'unreadable') return omitted({ reason: 'unreadable' });
  if (diameters === 'missing' || diameters.length === 0) return omitted({ reason: 'noDiameters' });
  const lengthField = fieldOf(lengthFieldId);
  const length = numberIn(lengthField);
  if (length === 'unreadable') return omitted({ reason: 'unreadable' });
  if (length === 'missing' || length <= 0) return omitted({ reason: 'noLength' });

  const distribution = diameterClasses(
    diameters,
    length,
    { ...units, measured: measured?.unit ?? '', length: lengthField?.unit ?? '' },
    intervals,
  );
  if (!distribution) return omitted({ reason: 'noUnits' });
  const { total } = distribution;
  return {
    kind: 'given',
    distribution,
    units,
    otherVolume: otherVolumeOf(fieldOf(volumeFieldId ?? ''), total.volume, units.volume),
    otherCount: otherCountOf(fieldOf(logCountFieldId ?? ''), total.count),
  };
}

/** The volumes are compared as printed, to three decimals. */
function otherVolumeOf(field: ReadField | undefined, total: number, unit: string): OwnValue | null {
  if (!field?.unit) return null;
  const value = numberIn(field);
  const factor = unitFactor(field.unit, unit);
  if (typeof value !== 'number' || factor === null) return null;
  if (thousandthsOf(value * factor) === thousandthsOf(total)) return null;
  return { title: field.title, value, unit: field.unit };
}

function otherCountOf(field: ReadField | undefined, total: number): OwnValue | null {
  const value = numberIn(field);
  if (!field || typeof value !== 'number' || value === total) return null;
  return { title: field.title, value, unit: field.unit };
}
