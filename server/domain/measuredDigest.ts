import type { perCubicMeter } from './volumeUnits';

interface MeasuredStack {
  id: string;
  stackNumber: string;
  departmentId: string;
  departmentName: string;
  volume: number | null;
  volumeUnit: keyof typeof perCubicMeter;
}

export interface MeasuredDigest {
  stacks: readonly MeasuredStack[];
  more: number;
}
