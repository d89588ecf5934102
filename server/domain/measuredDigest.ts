import type { perCubicMeter } from './volumeUnits';

interface MeasuredStack {
  id: string;
  stackNumber: string;
  departmentId: string;
  departmentName: string;
  /** The volume is in the unit of its card. */
  volume: number | null;
  volumeUnit: keyof typeof perCubicMeter;
}

export interface MeasuredDigest {
  stacks: readonly MeasuredStack[];
  more: number;
}
