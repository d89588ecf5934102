import type { StackState } from '@/store/api/stackApi';
import { type Distance, noStackFilters, type StackFilters } from './filterDefaults';

const valueFilters = ['sawmillIds', 'registrators', 'surveyors', 'treeSpecies', 'assortments'] as const;

export type ValueFilter = (typeof valueFilters)[number];

export function isValueFilter(name: string): name is ValueFilter {
  return valueFilters.some((one) => one === name);
}

export type AppliedFilter =
  | { name: 'search' | 'areaNumber'; value: string }
  | { name: 'states'; value: StackState }
  | { name: ValueFilter; value: string }
  | { name: 'fullMeasurement' | 'hasPosition' | 'evidenceFailed' | 'eudrReady'; value: boolean }
  | { name: 'withdrawn' }
  | { name: 'assortmentLength'; min: number | null; max: number | null }
  | ({ name: 'distance' } & Distance);

export type NarrowingFilters = Partial<Pick<StackFilters, keyof typeof noStackFilters>>;

function complete(filters: NarrowingFilters): Required<NarrowingFilters> {
  return { ...noStackFilters, ...filters };
}

export function appliedFilters(narrowing: NarrowingFilters): AppliedFilter[] {
  const filters = complete(narrowing);
  const { search, areaNumber, assortmentLengthMin: min, assortmentLengthMax: max } = filters;
  const { fullMeasurement, hasPosition, evidenceFailed, eudrReady, distance } = filters;
  const applied: AppliedFilter[] = [];
  if (search !== '') applied.push({ name: 'search', value: search });
  for (const value of filters.states) applied.push({ name: 'states', value });
  for (const name of valueFilters) {
    for (const value of filters[name]) applied.push({ name, value });
  }
  if (fullMeasurement !== null) applied.push({ name: 'fullMeasurement', value: fullMeasurement });
  if (hasPosition !== null) applied.push({ name: 'hasPosition', value: hasPosition });
  if (evidenceFailed !== null) applied.push({ name: 'evidenceFailed', value: evidenceFailed });
  if (eudrReady !== null) applied.push({ name: 'eudrReady', value: eudrReady });
  if (filters.withdrawn) applied.push({ name: 'withdrawn' });
  if (distance !== null) applied.push({ name: 'distance', ...distance });
  if (areaNumber !== null) applied.push({ name: 'areaNumber', value: areaNumber });
  if (min !== null || max !== null) applied.push({ name: 'assortmentLength', min, max });
  return applied;
}

/**
 * Counts the applied filters as the specification does for "n filters applied" (stack area, section 5). Every
 * value counts as one. The length range counts if both bounds are set, so a half-open range from a hand-made
 * link does not count. The dashboard counts in the same way.
 */
export function appliedFilterCount(filters: NarrowingFilters): number {
  return appliedFilters(filters).filter(
    (applied) => applied.name !== 'assortmentLength' || (applied.min !== null && applied.max !== null),
  ).length;
}

export function withoutFilter(narrowing: NarrowingFilters, applied: AppliedFilter): NarrowingFilters {
  const filters = complete(narrowing);
  switch (applied.name) {
    case 'search':
      return { search: '' };
    case 'areaNumber':
      return { areaNumber: null };
    case 'fullMeasurement':
      return { fullMeasurement: null };
    case 'hasPosition':
      return { hasPosition: null };
    case 'evidenceFailed':
      return { evidenceFailed: null };
    case 'eudrReady':
      return { eudrReady: null };
    case 'withdrawn':
      return { withdrawn: false };
    case 'distance':
      return { distance: null };
    case 'assortmentLength':
      return { assortmentLengthMin: null, assortmentLengthMax: null };
    case 'states':
      return { states: filters.states.filter((state) => state !== applied.value) };
    default:
      return { [applied.name]: filters[applied.name].filter((value) => value !== applied.value) };
  }
}
