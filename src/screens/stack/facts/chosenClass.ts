import { createContext } from 'react';
import { withoutRoundingError } from '@/features/stack-fields/fieldNumbers';
import { unitFactor } from '@/lib/units';
import type { ImageMark } from '@/store/api/reportData';

/** A class of the diameter distribution whose logs are lit on the pictures. */
export interface ChosenClass {
  from: number;
  /** Null is open upwards. */
  to: number | null;
  /** Of the limits. */
  unit: string;
}

/** Null: no class is chosen. */
export const ChosenClassContext = createContext<ChosenClass | null>(null);

/** The marks of a picture whose value lies in the class; none where their unit is no length. */
export function marksInClass(
  marks: readonly ImageMark[],
  unit: string | null,
  chosen: ChosenClass | null,
): ImageMark[] {
  const factor = chosen && unit !== null ? unitFactor(unit, chosen.unit) : null;
  if (!chosen || factor === null) return [];
  return marks.filter(({ value }) => {
    if (value === null) return false;
    const diameter = withoutRoundingError(value * factor);
    return diameter >= chosen.from && (chosen.to === null || diameter < chosen.to);
  });
}
