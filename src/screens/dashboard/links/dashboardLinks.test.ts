import fc from 'fast-check';
import { anyDashboardFilters } from '@mocks/builders/dashboardFilters';
import { stackStates } from '@/lib/generated/enums.gen';
import { metrics } from '@/screens/dashboard/charts/metrics';
import { ageLink, ages, daysOfAge, leftLink } from '@/screens/dashboard/details/ages';
import { partLink } from '@/screens/dashboard/details/partLinks';
import {
  defaultDashboardFilters,
  defaultStackFilters,
  type StackFilters,
} from '@/store/filters/filterDefaults';
import { readStackFilters } from '@/store/filters/filterUrl';
import { stackAgeingArg, stackListArg, stackStatisticsArg, stackVolumesArg } from '@/store/filters/queryArgs';
import { dashboardLinks } from './dashboardLinks';

const year = defaultDashboardFilters('2026-11-21');

function readLink(href: string): StackFilters {
  return readStackFilters(new URL(href, 'http://portal').searchParams, '1999-01-01');
}

describe('links of the dashboard', () => {
  it('lead to the list of the same departments', () => {
    expect(dashboardLinks('nord/skov', 'all', year).measured).toBe(
      '/organization/nord%2Fskov/department/all/stacks?dateType=Measured&from=2025-11-21&to=2026-11-21',
    );
    const { ofMetric } = dashboardLinks('o', 'd', year);
    expect(ofMetric('preregistrations')).toMatch('/organization/o/department/d/stacks?');
  });

  it.each([
    ['preregistrations', { dateType: 'PreRegistration', states: ['PreRegistration'] }],
    ['fullMeasurements', { dateType: 'Measured', fullMeasurement: true }],
    ['pieceCount', { dateType: 'Measured', fullMeasurement: false }],
    ['assignedToSawmill', { dateType: 'AssignedToSawmill', states: ['AssignedToSawmill'] }],
  ] as const)('filter by the %s and else by nothing', (figure, own) => {
    expect(readLink(dashboardLinks('o', 'd', year).ofMetric(figure))).toEqual({
      ...defaultStackFilters('2026-11-21'),
      from: year.from,
      ...own,
    });
  });

  it('ask for the state too in a range without ends, where the list holds stacks that lack the date', () => {
    const { ofMetric, measured } = dashboardLinks('o', 'd', { ...year, from: null, to: null });
    const states = ['Measured', 'AssignedToSawmill'];
    expect(readLink(measured)).toMatchObject({ from: null, to: null, states, fullMeasurement: null });
    expect(readLink(ofMetric('pieceCount'))).toMatchObject({ states, fullMeasurement: false });
    expect(readLink(dashboardLinks('o', 'd', { ...year, from: null }).measured).states).toEqual([]);
  });

  it('make the list ask by exactly what the figures were counted by', () => {
    fc.assert(
      fc.property(anyDashboardFilters, fc.nat(3), (given, existing) => {
        const known = given.sawmillIds.slice(0, existing);
        const counted = stackStatisticsArg(given, 'UTC', ['d1'], known);
        const { ofMetric, measured } = dashboardLinks('o', 'd', given);
        for (const href of [measured, ...metrics.map(ofMetric)]) {
          const list = readLink(href);
          expect(list).toMatchObject(given);
          const listed = stackListArg(list, ['d1'], known);
          const { resolution, timeZone, ...byFilters } = counted ?? {};
          const { dateType, states, fullMeasurement, page, pageSize, ...asked } = listed ?? {};
          expect(asked).toEqual(byFilters);
          expect(listed === undefined).toBe(counted === undefined);
        }
      }),
    );
  });
});

describe('the links of the details', () => {
  const today = '2026-11-22';

  function askedBy(href: string, knownIds?: string[]) {
    const list = readStackFilters(new URL(href, 'http://portal').searchParams, '1999-01-01');
    const { page, pageSize, orderBy, orderDirection, ...asked } = stackListArg(list, ['d1'], knownIds) ?? {};
    return asked;
  }

  it('the ages hold every day once', () => {
    expect(ages.map((age) => daysOfAge(age, today))).toEqual([
      { from: '2026-11-15', to: null },
      { from: '2026-11-08', to: '2026-11-14' },
      { from: '2026-10-23', to: '2026-11-07' },
      { from: null, to: '2026-10-22' },
    ]);
  });

  it('a figure of ageing leads to the list that asks by exactly what it was counted by', () => {
    fc.assert(
      fc.property(
        anyDashboardFilters,
        fc.nat(3),
        fc.constantFrom(...stackStates),
        (given, existing, state) => {
          const known = given.sawmillIds.slice(0, existing);
          const days = ages.map((age) => daysOfAge(age, today));
          const {
            ages: counted = [],
            from,
            to,
            ...standing
          } = stackAgeingArg(given, days, ['d1'], known) ?? {};
          for (const [index, range] of counted.entries())
            expect(askedBy(ageLink('o', 'd', given, state, days[index]), known)).toEqual({
              ...standing,
              ...range,
              dateType: state,
              states: [state],
            });
          const whole = counted.length > 0 ? { ...standing, dateType: state, states: [state] } : {};
          expect(askedBy(ageLink('o', 'd', given, state), known)).toEqual(whole);
        },
      ),
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
        const measured = {
          dateType: 'Measured',
          ...(range && { states: ['Measured', 'AssignedToSawmill'] }),
        };
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
});
