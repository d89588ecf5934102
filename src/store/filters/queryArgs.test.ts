import fc from 'fast-check';
import {
  defaultDashboardFilters,
  defaultSawmillFilters,
  defaultStackFilters,
  type StackFilters,
} from './filterDefaults';
import {
  filterOptionsArg,
  listKey,
  sawmillListArg,
  sawmillMapArg,
  stackCsvArg,
  stackListArg,
  stackMapArg,
  stackStatisticsArg,
} from './queryArgs';
import { resolutionOf } from './timeResolution';

const none = defaultStackFilters('2026-11-21');
const instant = (local: string) => new Date(local).getTime();

describe('bodies of the stack calls', () => {
  it('send departments, date type and range, and leave out what does not filter', () => {
    const body = stackListArg(none, ['d1', 'd2']);
    expect(Object.keys(body ?? {}).sort()).toEqual([
      'dateType',
      'departmentIds',
      'from',
      'page',
      'pageSize',
      'to',
    ]);
    expect(body).toMatchObject({
      departmentIds: ['d1', 'd2'],
      dateType: 'Invoiceable',
      page: 1,
      pageSize: 50,
    });
  });

  it('cover the range from its first to its last second in the zone of the viewer', () => {
    const { from = '', to = '' } = stackListArg(none, ['d1']) ?? {};
    expect(from).toMatch(/[+-]\d\d:\d\d$/);
    expect(instant(from)).toBe(instant('2026-10-21T00:00:00'));
    expect(instant(to)).toBe(instant('2026-11-21T23:59:59'));
    expect(stackListArg({ ...none, from: null, to: null }, ['d1'])).not.toHaveProperty('from');
  });

  it('send every filter that is set, false and zero too', () => {
    const set: Partial<StackFilters> = {
      search: 'A-1',
      states: ['Measured'],
      registrators: ['r'],
      surveyors: ['u'],
      treeSpecies: ['t'],
      assortments: ['a'],
      sawmillIds: ['s'],
      areaNumber: '7',
      assortmentLengthMin: 0,
      assortmentLengthMax: 4.5,
      fullMeasurement: false,
      hasPosition: false,
      evidenceFailed: false,
      withdrawn: true,
    };
    expect(stackListArg({ ...none, ...set }, ['d1'])).toMatchObject(set);
    const distance = { near: { latitude: 0, longitude: 9.2 }, radiusKm: 20 };
    expect(stackListArg({ ...none, distance }, ['d1'])).toMatchObject(distance);
  });

  it('ask nothing without a department', () => {
    expect(stackListArg(none, [])).toBeUndefined();
    expect(stackMapArg(none, [])).toBeUndefined();
    expect(filterOptionsArg(none, [])).toBeUndefined();
  });

  it('never name a sawmill that does not exist, and ask nothing when only such are chosen', () => {
    const chosen = { ...none, sawmillIds: ['gone', 's1'] };
    expect(stackListArg(chosen, ['d1'], ['s1', 's2'])).toMatchObject({ sawmillIds: ['s1'] });
    expect(stackListArg(chosen, ['d1'], ['s2'])).toBeUndefined();
    expect(stackListArg(chosen, ['d1'])).toMatchObject({ sawmillIds: ['gone', 's1'] });
    expect(stackListArg(none, ['d1'], [])).toBeDefined();
  });

  it('ask for the same map whatever page is shown', () => {
    const map = stackMapArg({ ...none, page: 3, pageSize: 5 }, ['d1']);
    expect(map).toEqual(stackMapArg(none, ['d1']));
    expect(map).toMatchObject({ page: 1, pageSize: 10_000 });
  });

  it('have one key for all pages and orders of a list, and another one for other filters or departments', () => {
    const keyOf = (change: Partial<StackFilters>, ...departmentIds: string[]) =>
      listKey(stackListArg({ ...none, ...change }, departmentIds) ?? {});
    expect(keyOf({ page: 3, pageSize: 5, showMap: false }, 'd1')).toBe(keyOf({}, 'd1'));
    expect(keyOf({ orderBy: 'Age', orderDirection: 'Descending' }, 'd1')).toBe(keyOf({}, 'd1'));
    expect(keyOf({ states: ['Measured'] }, 'd1')).not.toBe(keyOf({}, 'd1'));
    expect(keyOf({}, 'd2')).not.toBe(keyOf({}, 'd1'));
  });

  it('ask for options by departments and range alone', () => {
    const chosen: StackFilters = { ...none, states: ['Measured'], page: 2 };
    const options = filterOptionsArg(chosen, ['d1']);
    expect(Object.keys(options ?? {}).sort()).toEqual(['departmentIds', 'from', 'to']);
  });

  it('ask for the CSV of the whole filter', () => {
    const csv = stackCsvArg('card', { ...none, page: 2, search: 'x' }, ['d1']);
    expect(csv).toMatchObject({ measurementCardId: 'card', search: 'x' });
    expect(csv).not.toHaveProperty('page');
  });
});

describe('body of the statistics call', () => {
  const year = defaultDashboardFilters('2026-11-21');

  it('sends range, resolution and zone, and of the filters those that are set', () => {
    const body = stackStatisticsArg({ ...year, surveyors: ['u'], assortmentLengthMin: 0 }, 'Asia/Kathmandu', [
      'd1',
    ]);
    expect(body).toEqual({
      departmentIds: ['d1'],
      from: expect.stringMatching(/^2025-11-21T00:00:00/),
      to: expect.stringMatching(/^2026-11-21T23:59:59/),
      resolution: 'Monthly',
      timeZone: 'Asia/Kathmandu',
      surveyors: ['u'],
      assortmentLengthMin: 0,
    });
  });

  it('asks by sawmill as the list does, so that figure and list agree', () => {
    const chosen = { ...year, sawmillIds: ['gone', 's1'] };
    expect(stackStatisticsArg(chosen, 'UTC', ['d1'], ['s1'])).toMatchObject({ sawmillIds: ['s1'] });
    expect(stackStatisticsArg(chosen, 'UTC', ['d1'], ['s2'])).toBeUndefined();
    expect(stackStatisticsArg(year, 'UTC', [])).toBeUndefined();
  });
});

describe('bodies of the sawmill calls', () => {
  const filters = defaultSawmillFilters('2026-11-21');
  const departments = (...ids: string[]) => ids.map((departmentId) => ({ departmentId }));
  const scope = {
    sawmills: [{ sawmillId: 's1' }],
    organizations: [
      { organizationId: 'o1', departments: departments('d1', 'd2') },
      { organizationId: 'o2', departments: departments('d3') },
      { organizationId: 'empty', departments: [] },
    ],
  };
  const departmentsOf = (organizationIds: string[], departmentIds: string[]) =>
    sawmillListArg({ ...filters, organizationIds, departmentIds }, scope)?.departmentIds;

  it('filter by last-changed date and own sawmills', () => {
    const body = sawmillListArg({ ...filters, page: 2 }, scope);
    expect(body).toMatchObject({ sawmillIds: ['s1'], dateType: 'LastChanged', page: 2, pageSize: 50 });
    expect(body).not.toHaveProperty('departmentIds');
    expect(sawmillMapArg(filters, scope)).toMatchObject({ sawmillIds: ['s1'], pageSize: 1000 });
  });

  it('turn organisations into departments', () => {
    expect(departmentsOf(['o1'], [])).toEqual(['d1', 'd2']);
    expect(departmentsOf(['o1'], ['d2'])).toEqual(['d2']);
    expect(departmentsOf(['o1'], ['d3'])).toEqual(['d1', 'd2', 'd3']);
    expect(departmentsOf([], ['d3'])).toEqual(['d3']);
    expect(departmentsOf(['somebody else'], ['nowhere'])).toBeUndefined();
  });

  it('ask nothing without both ends of the range, a sawmill, or a department of the chosen organisation', () => {
    expect(sawmillListArg({ ...filters, from: null }, scope)).toBeUndefined();
    expect(sawmillMapArg({ ...filters, to: null }, scope)).toBeUndefined();
    expect(sawmillListArg(filters, { ...scope, sawmills: [] })).toBeUndefined();
    expect(sawmillListArg({ ...filters, organizationIds: ['empty'] }, scope)).toBeUndefined();
  });
});

describe('resolution of a range', () => {
  it.each([
    ['one day', '2026-11-21', '2026-11-21', 'Hourly'],
    ['the shortest day of the year', '2026-03-29', '2026-03-29', 'Hourly'],
    ['two days', '2026-11-20', '2026-11-21', 'Daily'],
    ['30 days', '2026-11-01', '2026-11-30', 'Daily'],
    ['30 days with an hour more', '2026-10-01', '2026-10-30', 'Daily'],
    ['31 days with an hour less', '2026-03-01', '2026-03-31', 'Monthly'],
    ['twenty years', '2006-11-21', '2026-11-21', 'Monthly'],
    ['no beginning', null, '2026-11-21', 'Monthly'],
    ['no end', '2026-11-21', null, 'Monthly'],
    ['neither', null, null, 'Monthly'],
  ])('of %s', (_, from, to, resolution) => {
    expect(resolutionOf({ from, to })).toBe(resolution);
  });

  it('never gets finer as the range gets longer', () => {
    const fineness = ['Hourly', 'Daily', 'Monthly'];
    const dayAfter = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
    const of = (days: number) => fineness.indexOf(resolutionOf({ from: dayAfter(0), to: dayAfter(days) }));
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (one, more) => {
        expect(of(one + more)).toBeGreaterThanOrEqual(of(one));
      }),
    );
  });
});
