import type { perCubicMeter } from './volumeUnits';

interface MeasuredStack {
  id: string;
  stackNumber: string;
  departmentId: string;
  departmentName: string;
  /** In the unit of its card. */
  volume: number | null;
  volumeUnit: keyof typeof perCubicMeter;
}

/** What one mail about measured stacks tells, as it was when the mail was posted. */
export interface MeasuredDigest {
  /** By department and number; the first of them where they are many. */
  stacks: readonly MeasuredStack[];
  /** How many the mail does not name. */
  more: number;
}
