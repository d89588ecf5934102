import fc from 'fast-check';
import type { DashboardFilters } from '@/store/filters/filterDefaults';

const keys = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { maxLength: 3 });

export const anyDashboardFilters: fc.Arbitrary<DashboardFilters> = fc.record({
  from: fc.option(fc.constantFrom('2026-01-31', '2026-03-29')),
  to: fc.option(fc.constantFrom('2026-03-29', '2026-11-21')),
  surveyors: keys,
  treeSpecies: keys,
  assortments: keys,
  sawmillIds: keys,
  areaNumber: fc.option(fc.constantFrom('7', 'A & B?')),
  assortmentLengthMin: fc.option(fc.constantFrom(0, 2.41)),
  assortmentLengthMax: fc.option(fc.constantFrom(2.41, 6.1)),
});
