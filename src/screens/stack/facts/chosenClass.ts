import { createContext } from 'react';
import { isInClass } from '@/features/stack-fields/distribution/classIntervals';
import { withoutRoundingError } from '@/lib/rounding';
import { unitFactor } from '@/lib/units';
import type { ImageMark } from '@/store/api/reportData';

/** A class of the diameter distribution. */
export interface DiameterRange {
  from: number;
  /** Null is open upwards. */
  to: number | null;
  unit: string;
}

interface LogClasses {
  /** Its logs are lit on the pictures; null: no class is. */
  chosen: DiameterRange | null;
  /** That of the log that is pointed at on a picture. */
  pointed: DiameterRange | null;
  onChoose: (chosen: DiameterRange | null) => void;
  onPoint: (pointed: DiameterRange | null) => void;
}

const nothing = () => undefined;

/** Distribution and pictures light up each other. */
export const LogClassesContext = createContext<LogClasses>({
  chosen: null,
  pointed: null,
  onChoose: nothing,
  onPoint: nothing,
});

/** The marks of a picture whose value lies in the class; none where their unit is no length. */
export function marksInClass(
  marks: readonly ImageMark[],
  unit: string | null,
  chosen: DiameterRange | null,
): ImageMark[] {
  const factor = chosen && unit !== null ? unitFactor(unit, chosen.unit) : null;
  if (!chosen || factor === null) return [];
  return marks.filter(
    ({ value }) => value !== null && isInClass(withoutRoundingError(value * factor), chosen),
  );
}
