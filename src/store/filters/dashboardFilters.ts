import type { DayRange } from '@/lib/dateRange';
import { type Day, monthsBefore } from '@/lib/day';
import { noStackFilters, type StackFilters } from './stackFilters';

const { surveyors, treeSpecies, assortments, sawmillIds } = noStackFilters;
const { areaNumber, assortmentLengthMin, assortmentLengthMax } = noStackFilters;

/** What the panel and the chips of the dashboard can take away. */
export const noDashboardFilters = {
  surveyors,
  treeSpecies,
  assortments,
  sawmillIds,
  areaNumber,
  assortmentLengthMin,
  assortmentLengthMax,
};

/** The state of the dashboard as its URL tells it: those filters of the stack list that fit every figure. */
export interface DashboardFilters extends DayRange, Pick<StackFilters, keyof typeof noDashboardFilters> {}

/** Twelve months back to today. */
export function defaultDashboardFilters(today: Day): DashboardFilters {
  return { from: monthsBefore(today, 12), to: today, ...noDashboardFilters };
}
