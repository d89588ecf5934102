import { areaDifference } from '@/lib/evidence';
import { unitFactor } from '@/lib/units';
import { numberIn } from './fieldNumbers';
import type { ReadField } from './readField';

interface Face {
  title: string;
  area: number;
  unit: string;
}

interface FrontBackDifference {
  front: Face;
  back: Face;
  /** `difference` is a share of the average. */
  difference: number;
}

/**
 * Compares the two areas, whose units may differ. Returns null if one of them is missing or is not an area.
 */
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
