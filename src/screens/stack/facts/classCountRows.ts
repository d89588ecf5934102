import { isInClass } from '@/features/stack-fields/distribution/classIntervals';
import { classLabel } from '@/features/stack-fields/distribution/classLimits';
import { repeatsClasses } from '@/features/stack-fields/distribution/distributionRows';
import type { FieldRow } from '@/features/stack-fields/fieldLayout';
import { numbersIn } from '@/features/stack-fields/fieldNumbers';
import { type FieldWords, measuredText } from '@/features/stack-fields/fieldWords';
import type { ReadField } from '@/features/stack-fields/readField';
import { withoutRoundingError } from '@/lib/rounding';
import { unitFactor } from '@/lib/units';
import type { StackFacts } from './stackFacts';

/**
 * If the field counts logs by class, returns the classes from the first with a log to the last, and otherwise
 * null. No card names such a field. It is recognised because it has as many logs in each class as the
 * diameters have.
 */
export function classCountRows(
  field: ReadField,
  facts: StackFacts | null,
  words: FieldWords,
): FieldRow[] | null {
  const rule = facts?.diametersRule;
  const unit = rule?.units?.diameter;
  const diameters = numbersIn(facts?.diameters);
  if (!rule || !unit || typeof diameters === 'string') return null;
  const factor = unitFactor(facts?.diameters?.unit ?? '', unit);
  if (factor === null) return null;
  const classes = rule.intervals.map((interval) => ({
    interval,
    count: diameters.filter((one) => isInClass(withoutRoundingError(one * factor), interval)).length,
  }));
  const isFull = ({ count }: { count: number }) => count > 0;
  if (!repeatsClasses(field, classes) || !classes.some(isFull)) return null;
  return classes
    .slice(classes.findIndex(isFull), classes.findLastIndex(isFull) + 1)
    .map(({ interval, count }) => ({
      label: classLabel(interval, unit, words),
      text: measuredText(count, 0, field.unit, words),
    }));
}
