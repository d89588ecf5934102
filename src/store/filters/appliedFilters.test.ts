import { appliedFilterCount, appliedFilters, withoutFilter } from './appliedFilters';
import { defaultDashboardFilters, defaultStackFilters, type StackFilters } from './filterDefaults';

const none = defaultStackFilters('2026-11-21');
const everything: StackFilters = {
  ...none,
  search: '17',
  states: ['Measured', 'PreRegistration'],
  sawmillIds: ['s1', 's2'],
  registrators: ['r1'],
  surveyors: ['u1', 'u2', 'u3'],
  treeSpecies: ['t1'],
  assortments: ['a1'],
  areaNumber: '0815',
  assortmentLengthMin: 2,
  assortmentLengthMax: 5,
  fullMeasurement: false,
  hasPosition: false,
  evidenceFailed: false,
  withdrawn: true,
};

describe('applied filters', () => {
  it('count every value, and the length range once', () => {
    expect(appliedFilterCount(everything)).toBe(2 + 2 + 1 + 3 + 1 + 1 + 7);
  });

  it('count neither dates nor the way of looking', () => {
    expect(appliedFilterCount(none)).toBe(0);
    const looking: StackFilters = {
      ...none,
      from: null,
      dateType: 'Measured',
      page: 4,
      pageSize: 5,
      showMap: false,
    };
    expect(appliedFilterCount(looking)).toBe(0);
  });

  it('count a length range only with both bounds, but show a half-open one', () => {
    const halfOpen = { ...none, assortmentLengthMin: 2 };
    expect(appliedFilterCount(halfOpen)).toBe(0);
    expect(appliedFilters(halfOpen)).toEqual([{ name: 'assortmentLength', min: 2, max: null }]);
  });

  it('of a page without some of them are counted and taken away the same way', () => {
    const dashboard = {
      ...defaultDashboardFilters('2026-11-21'),
      surveyors: ['u1', 'u2'],
      areaNumber: '0815',
      assortmentLengthMin: 2,
      assortmentLengthMax: 5,
    };
    expect(appliedFilterCount(dashboard)).toBe(4);
    expect(withoutFilter(dashboard, { name: 'surveyors', value: 'u1' })).toEqual({ surveyors: ['u2'] });
  });

  it('are all gone after each has been taken away by itself', () => {
    let filters = everything;
    for (const applied of appliedFilters(everything)) {
      const before = appliedFilterCount(filters);
      filters = { ...filters, ...withoutFilter(filters, applied) };
      expect(appliedFilterCount(filters)).toBe(before - 1);
    }
    expect(filters).toEqual(none);
  });
});
