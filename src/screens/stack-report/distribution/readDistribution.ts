import { unitFactor } from '../../../lib/units';
import type { ReportConfig } from '../../../store/api/reportData';
import type { ReadField } from '../../../widgets/stack-fields/readField';
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
  const diameters = numbersOf(measured);
  if (diameters === 'unreadable') return omitted({ reason: 'unreadable' });
  if (diameters.length === 0) return omitted({ reason: 'noDiameters' });
  const lengthField = fieldOf(lengthFieldId);
  const lengths = numbersOf(lengthField);
  if (lengths === 'unreadable') return omitted({ reason: 'unreadable' });
  const [length = 0] = lengths;
  if (length <= 0) return omitted({ reason: 'noLength' });

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

/** What a field holds in numbers; empty where the card or the stack has none. */
function numbersOf(field: ReadField | undefined): readonly number[] | 'unreadable' {
  const content = field?.content;
  if (!content || content.status === 'missing') return [];
  if (content.status !== 'given') return 'unreadable';
  switch (content.fieldType) {
    case 'ArrayOfDouble':
    case 'ArrayOfInt':
      return content.value;
    case 'Double':
    case 'Integer':
      return [content.value];
    default:
      return 'unreadable';
  }
}

/** The volume of the stack where it is printed with another number than the total of the distribution. */
function otherVolumeOf(
  field: ReadField | undefined,
  total: number,
  unit: string,
): GivenDistribution['otherVolume'] {
  if (!field?.unit) return null;
  const numbers = numbersOf(field);
  const factor = unitFactor(field.unit, unit);
  if (numbers === 'unreadable' || numbers[0] === undefined || factor === null) return null;
  const [value] = numbers;
  if (thousandthsOf(value * factor) === thousandthsOf(total)) return null;
  return { title: field.title, value, unit: field.unit };
}
