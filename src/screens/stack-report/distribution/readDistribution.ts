import { unitFactor } from '../../../lib/units';
import type { ReportConfig } from '../../../store/api/reportData';
import type { ReadField } from '../../../widgets/stack-fields/readField';
import { numberIn, numbersIn } from '../fieldNumbers';
import { type IntervalProblem, intervalProblem } from './classIntervals';
import { type Distribution, diameterClasses } from './diameterClasses';
import { thousandthsOf } from './roundedParts';

type DiametersConfig = NonNullable<ReportConfig['diameters']>;
type FieldOf = (id: string) => ReadField | undefined;

/** Why a report has no distribution. */
export type Omission = { reason: 'noUnits' | 'noDiameters' | 'noLength' | 'unreadable' } | IntervalProblem;

export interface GivenDistribution {
  distribution: Distribution;
  units: NonNullable<DiametersConfig['units']>;
  /** What the stack itself says, in its own unit; null where it is the same as the distribution prints, or unknown. */
  otherVolume: { title: string; value: number; unit: string } | null;
}

type DistributionReading = ({ kind: 'given' } & GivenDistribution) | ({ kind: 'omitted' } & Omission);

/** The logs of a stack by diameter, in the units and classes of its card, or why that cannot be said. */
export function readDistribution(
  { units, intervals, diametersFieldId, lengthFieldId }: DiametersConfig,
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
  const volume = volumeFieldId === undefined ? undefined : fieldOf(volumeFieldId);
  return {
    kind: 'given',
    distribution,
    units,
    otherVolume: otherVolumeOf(volume, distribution.total.volume, units.volume),
  };
}

/** The volume of the stack where it is printed with another number than the total of the distribution. */
function otherVolumeOf(
  field: ReadField | undefined,
  total: number,
  unit: string,
): GivenDistribution['otherVolume'] {
  if (!field?.unit) return null;
  const value = numberIn(field);
  const factor = unitFactor(field.unit, unit);
  if (typeof value !== 'number' || factor === null) return null;
  if (thousandthsOf(value * factor) === thousandthsOf(total)) return null;
  return { title: field.title, value, unit: field.unit };
}
