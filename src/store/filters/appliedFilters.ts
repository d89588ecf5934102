import type { StackState } from '../api/stackApi';
import type { StackFilters } from './stackFilters';

const valueFilters = ['sawmillIds', 'registrators', 'surveyors', 'treeSpecies', 'assortments'] as const;

/** The filters that hold any number of values which the service names. */
export type ValueFilter = (typeof valueFilters)[number];

/** One thing that narrows the list down, and that somebody can take away again. */
export type AppliedFilter =
  | { name: 'search' | 'areaNumber'; value: string }
  | { name: 'states'; value: StackState }
  | { name: ValueFilter; value: string }
  | { name: 'fullMeasurement'; value: boolean }
  | { name: 'assortmentLength'; min: number | null; max: number | null };

/** Every applied filter by itself, each value of a list too. */
export function appliedFilters(filters: StackFilters): AppliedFilter[] {
  const { search, areaNumber, assortmentLengthMin: min, assortmentLengthMax: max, fullMeasurement } = filters;
  const applied: AppliedFilter[] = [];
  if (search !== '') applied.push({ name: 'search', value: search });
  for (const value of filters.states) applied.push({ name: 'states', value });
  for (const name of valueFilters) {
    for (const value of filters[name]) applied.push({ name, value });
  }
  if (fullMeasurement !== null) applied.push({ name: 'fullMeasurement', value: fullMeasurement });
  if (areaNumber !== null) applied.push({ name: 'areaNumber', value: areaNumber });
  if (min !== null || max !== null) applied.push({ name: 'assortmentLength', min, max });
  return applied;
}

/**
 * The "n filters applied" of the specification (stack area, section 5): every value counts one; the length range
 * counts one when both of its bounds are set, so a half-open range from a hand-made link does not count.
 */
export function appliedFilterCount(filters: StackFilters): number {
  return appliedFilters(filters).filter(
    (applied) => applied.name !== 'assortmentLength' || (applied.min !== null && applied.max !== null),
  ).length;
}

/** The change that takes one applied filter away. */
export function withoutFilter(filters: StackFilters, applied: AppliedFilter): Partial<StackFilters> {
  switch (applied.name) {
    case 'search':
      return { search: '' };
    case 'areaNumber':
      return { areaNumber: null };
    case 'fullMeasurement':
      return { fullMeasurement: null };
    case 'assortmentLength':
      return { assortmentLengthMin: null, assortmentLengthMax: null };
    case 'states':
      return { states: filters.states.filter((state) => state !== applied.value) };
    default:
      return { [applied.name]: filters[applied.name].filter((value) => value !== applied.value) };
  }
}
