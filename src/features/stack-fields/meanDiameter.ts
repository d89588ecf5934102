import { unitFactor } from '@/lib/units';
import type { DiametersRule } from './distribution/reportRules';
import { numbersIn } from './fieldNumbers';
import type { ReadField } from './readField';

interface MeasuredDiameters {
  diameters: ReadField | undefined;
  diametersRule: DiametersRule | null;
}

export function meanDiameter({
  diameters,
  diametersRule,
}: MeasuredDiameters): { diameter: number; unit: string } | null {
  const measured = numbersIn(diameters);
  const own = diameters?.unit;
  if (typeof measured === 'string' || !own) return null;
  const sized = measured.filter((diameter) => diameter > 0);
  const unit = diametersRule?.units?.diameter ?? own;
  const factor = unitFactor(own, unit);
  if (sized.length === 0 || factor === null) return null;
  const squares = sized.reduce((sum, diameter) => sum + (diameter * factor) ** 2, 0);
  return { diameter: Math.sqrt(squares / sized.length), unit };
}
