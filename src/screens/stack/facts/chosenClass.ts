import { createContext } from 'react';
import { isInClass } from '@/features/stack-fields/distribution/classIntervals';
import { withoutRoundingError } from '@/lib/rounding';
import { unitFactor } from '@/lib/units';
import type { ImageMark } from '@/store/api/reportData';

/** A class of the diameter distribution is open upwards if `to` is null. */
export interface DiameterRange {
  from: number;
  to: number | null;
  unit: string;
}

interface LogClasses {
  /**
   * The logs of the chosen class are highlighted on the pictures; null means that no class is chosen.
   * `pointed` is the class of the log at which the person points on a picture.
   */
  chosen: DiameterRange | null;
  pointed: DiameterRange | null;
  onChoose: (chosen: DiameterRange | null) => void;
  onPoint: (pointed: DiameterRange | null) => void;
}

const nothing = () => undefined;

export const LogClassesContext = createContext<LogClasses>({
  chosen: null,
  pointed: null,
  onChoose: nothing,
  onPoint: nothing,
});

/** Marks are in no class if their unit is not one of length. */
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
