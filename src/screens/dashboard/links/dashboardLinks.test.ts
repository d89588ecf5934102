import fc from 'fast-check';
import { anyDashboardFilters } from '@mocks/builders/dashboardFilters';
import { metrics } from '@/screens/dashboard/charts/metrics';
import {
  defaultDashboardFilters,
  defaultStackFilters,
  type StackFilters,
} from '@/store/filters/filterDefaults';
import { readStackFilters } from '@/store/filters/filterUrl';
import { stackListArg, stackStatisticsArg } from '@/store/filters/queryArgs';
import { dashboardLinks } from './dashboardLinks';

const year = defaultDashboardFilters('2026-11-21');

/** What the list reads from a link, on another day. */
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
