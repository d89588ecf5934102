import type { StackFilters } from './stackFilters';

const listFilters = [
  'states',
  'sawmillIds',
  'registrators',
  'surveyors',
  'treeSpecies',
  'assortments',
] as const satisfies (keyof StackFilters)[];

export type ListFilter = (typeof listFilters)[number];

/** One thing that narrows the list down, and that somebody can take away again. */
export type AppliedFilter =
  | { name: ListFilter; value: string }
  | { name: 'search' | 'areaNumber'; value: string }
  | { name: 'assortmentLength'; min: number | null; max: number | null }
  | { name: 'fullMeasurement'; value: boolean };

/** Every applied filter by itself, each value of a list too, in the order of the screen. */
export function appliedFilters(filters: StackFilters): AppliedFilter[] {
  const { search, areaNumber, assortmentLengthMin: min, assortmentLengthMax: max, fullMeasurement } = filters;
  const applied: AppliedFilter[] = listFilters.flatMap((name) =>
    filters[name].map((value) => ({ name, value })),
  );
  if (search !== '') applied.unshift({ name: 'search', value: search });
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
