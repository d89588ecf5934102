import fc from 'fast-check';
import { anyDashboardFilters } from '@mocks/builders/dashboardFilters';
import { stackStates } from '@/lib/generated/enums.gen';
import { defaultDashboardFilters } from '@/store/filters/filterDefaults';
import { readStackFilters } from '@/store/filters/filterUrl';
import { stackAgeingArg, stackListArg, stackVolumesArg } from '@/store/filters/queryArgs';
import { ageLink, ages, daysOf, leftLink } from './ages';
import { partLink } from './partLinks';

const today = '2026-11-22';

/** What the list asks by, on another day. */
function askedBy(href: string, knownIds?: string[]) {
  const list = readStackFilters(new URL(href, 'http://portal').searchParams, '1999-01-01');
  const { page, pageSize, orderBy, orderDirection, ...asked } = stackListArg(list, ['d1'], knownIds) ?? {};
  return asked;
}

it('the ages hold every day once', () => {
  expect(ages.map((age) => daysOf(age, today))).toEqual([
    { from: '2026-11-15', to: null },
    { from: '2026-11-08', to: '2026-11-14' },
    { from: '2026-10-23', to: '2026-11-07' },
    { from: null, to: '2026-10-22' },
  ]);
});

it('a figure of ageing leads to the list that asks by exactly what it was counted by', () => {
  fc.assert(
    fc.property(anyDashboardFilters, fc.nat(3), fc.constantFrom(...stackStates), (given, existing, state) => {
      const known = given.sawmillIds.slice(0, existing);
      const days = ages.map((age) => daysOf(age, today));
      const { ages: counted = [], from, to, ...standing } = stackAgeingArg(given, days, ['d1'], known) ?? {};
      for (const [index, range] of counted.entries())
        expect(askedBy(ageLink('o', 'd', given, state, days[index]), known)).toEqual({
          ...standing,
          ...range,
          dateType: state,
          states: [state],
        });
      const whole = counted.length > 0 ? { ...standing, dateType: state, states: [state] } : {};
      expect(askedBy(ageLink('o', 'd', given, state), known)).toEqual(whole);
    }),
  );
});

it('the medians lead to the stacks that left the state in the range', () => {
  const { from, to, departmentIds } = stackAgeingArg(defaultDashboardFilters(today), [], ['d1']) ?? {};
  const filters = defaultDashboardFilters(today);
  expect(askedBy(leftLink('o', 'd', filters, 'PreRegistration'))).toEqual({
    departmentIds,
    from,
    to,
    dateType: 'Measured',
  });
  expect(askedBy(leftLink('o', 'd', filters, 'Measured'))).toEqual({
    departmentIds,
    from,
    to,
    dateType: 'AssignedToSawmill',
    states: ['AssignedToSawmill'],
  });
});

it('a part of the volume leads to the list of the same filters, with the part in place of its own', () => {
  fc.assert(
    fc.property(anyDashboardFilters, (given) => {
      const range = given.from === null && given.to === null;
      const measured = { dateType: 'Measured', ...(range && { states: ['Measured', 'AssignedToSawmill'] }) };
      const own = { ...stackVolumesArg(given, ['d1']), ...measured };
      expect(askedBy(partLink('o', 'd', given, 'treeSpecies', 'fi') ?? '')).toEqual({
        ...own,
        treeSpecies: ['fi'],
      });
      expect(askedBy(partLink('o', 'd', given, 'sawmills', 's1') ?? '')).toEqual({
        ...own,
        sawmillIds: ['s1'],
      });
      expect(askedBy(partLink('o', 'd', given, 'sawmills', null) ?? '')).toEqual({
        ...own,
        states: ['Measured'],
      });
      expect(partLink('o', 'all', given, 'departments', 'thy')).toMatch(
        '/organization/o/department/thy/stacks?',
      );
      expect(partLink('o', 'd', given, 'treeSpecies', null)).toBeUndefined();
    }),
  );
});
