import { areaDifference, farApart, isFarApart } from '@/lib/evidence';
import { withoutRoundingError } from '@/lib/rounding';
import { unitFactor } from '@/lib/units';
import { numberIn } from './fieldNumbers';
import type { ReadField } from './readField';

/** Decimals of a difference in percent: one, or more where one would make it the very limit that it exceeds. */
export function percentDigits(difference: number, limit = farApart): number {
  const percent = withoutRoundingError(difference * 100);
  const reachesLimit = (digits: number) => Number(percent.toFixed(digits)) <= limit * 100;
  let digits = 1;
  while (isFarApart(difference, limit) && reachesLimit(digits) && digits < 12) digits += 1;
  return digits;
}

interface Face {
  title: string;
  area: number;
  unit: string;
}

interface FrontBackDifference {
  front: Face;
  back: Face;
  /** Share of the average. */
  difference: number;
}

/** The units may differ; null where one of the areas is missing or is no area. */
export function compareFrontBack(
  frontField: ReadField | undefined,
  backField: ReadField | undefined,
): FrontBackDifference | null {
  const front = faceOf(frontField);
  const back = faceOf(backField);
  const factor = front && back && unitFactor(back.unit, front.unit);
  if (!front || !back || factor === null) return null;
  const difference = areaDifference(front.area, back.area * factor);
  return difference === null ? null : { front, back, difference };
}

function faceOf(field: ReadField | undefined): Face | null {
  const area = numberIn(field);
  if (typeof area !== 'number' || !field?.unit) return null;
  return { title: field.title, area, unit: field.unit };
}
