import fc from 'fast-check';
import { dateTypes, stackOrders, stackStates } from '@/lib/generated/enums.gen';
import {
  type DashboardFilters,
  defaultDashboardFilters,
  defaultSawmillFilters,
  defaultStackFilters,
  pageSizes,
  type SawmillFilters,
  type StackFilters,
} from './filterDefaults';
import {
  readDashboardFilters,
  readSawmillFilters,
  readStackFilters,
  writeDashboardFilters,
  writeSawmillFilters,
  writeStackFilters,
} from './filterUrl';

const today = '2026-11-21';
const read = (query: string) => readStackFilters(new URLSearchParams(query), today);
const write = (change: Partial<StackFilters>, query = '') =>
  writeStackFilters({ ...defaultStackFilters(today), ...change }, new URLSearchParams(query)).toString();

const day = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const range = fc
  .tuple(fc.option(day), fc.option(day))
  .map(([a, b]) => (a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b }));
const key = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const keys = fc.uniqueArray(key, { maxLength: 4 });
const order = fc.oneof(
  fc.constant({ orderBy: null, orderDirection: 'Ascending' as const }),
  fc.record({
    orderBy: fc.constantFrom(...stackOrders),
    orderDirection: fc.constantFrom('Ascending' as const, 'Descending' as const),
  }),
);
const view = fc
  .record({
    page: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.constantFrom(...pageSizes),
    showMap: fc.boolean(),
    showList: fc.boolean(),
  })
  .chain((rest) => fc.tuple(range, order).map(([days, ordered]) => ({ ...days, ...rest, ...ordered })));
const metres = fc.option(fc.integer({ min: 0, max: 99_999 }).map((centimetres) => centimetres / 100));
const lengths = fc
  .tuple(metres, metres)
  .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]))
  .map(([min = null, max = null]) => ({ assortmentLengthMin: min, assortmentLengthMax: max }));
const shared = fc
  .tuple(
    lengths,
    fc.record({
      surveyors: keys,
      treeSpecies: keys,
      assortments: keys,
      sawmillIds: keys,
      areaNumber: fc.option(key),
    }),
  )
  .map(([metresRange, rest]) => ({ ...metresRange, ...rest }));
const search = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim());
const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((number) => number / 10_000);
const distance = fc.record({
  near: fc.record({ latitude: degrees(90), longitude: degrees(180) }),
  radiusKm: fc.integer({ min: 1, max: 10_000 }).map((number) => number / 10),
});
const stackFilters: fc.Arbitrary<StackFilters> = fc
  .tuple(
    view,
    shared,
    fc.record({
      dateType: fc.constantFrom(...dateTypes),
      search,
      states: fc.shuffledSubarray([...stackStates]),
      registrators: keys,
      fullMeasurement: fc.option(fc.boolean()),
      hasPosition: fc.option(fc.boolean()),
      evidenceFailed: fc.option(fc.boolean()),
      eudrReady: fc.option(fc.boolean()),
      withdrawn: fc.boolean(),
      distance: fc.option(distance),
    }),
  )
  .map(([shown, both, rest]) => ({ ...shown, ...both, ...rest }));
const dashboardFilters: fc.Arbitrary<DashboardFilters> = fc
  .tuple(range, shared)
  .map(([days, both]) => ({ ...days, ...both }));
const sawmillFilters: fc.Arbitrary<SawmillFilters> = fc
  .tuple(view, fc.record({ search, organizationIds: keys, departmentIds: keys }))
  .map(([shown, rest]) => ({ ...shown, ...rest }));

const dashboardKeys = Object.keys(defaultDashboardFilters(today));
const ourKeys = Object.keys(defaultStackFilters(today)).concat(
  'organizationIds',
  'departmentIds',
  'near',
  'radiusKm',
);
const strangers = fc.array(
  fc.tuple(
    fc.string().filter((name) => !ourKeys.includes(name)),
    fc.string(),
  ),
  { maxLength: 3 },
);
const nonsense = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...ourKeys), fc.string()),
    fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.constantFrom('', '2026-02-31', '9999-99-99', '-1', '1e9', 'null', '-0,-0', '56.1,9.2', '20'),
    ),
  ),
);

describe('filters in the URL', () => {
  it('come back from the URL exactly as they went in, beside the keys of others', () => {
    fc.assert(
      fc.property(stackFilters, strangers, (filters, others) => {
        const params = writeStackFilters(filters, new URLSearchParams(others));
        expect(readStackFilters(new URLSearchParams(params.toString()), '1999-01-01')).toEqual(filters);
        const written = [...params].filter(([name]) => !ourKeys.includes(name));
        expect(written).toEqual([...new URLSearchParams(others)]);
      }),
    );
    fc.assert(
      fc.property(sawmillFilters, (filters) => {
        const query = writeSawmillFilters(filters, new URLSearchParams()).toString();
        expect(readSawmillFilters(new URLSearchParams(query), '1999-01-01')).toEqual(filters);
      }),
    );
    fc.assert(
      // The dashboard keeps query keys that only the list knows.
      fc.property(dashboardFilters, stackFilters, strangers, (filters, list, others) => {
        const before = writeStackFilters(list, new URLSearchParams(others));
        const params = writeDashboardFilters(filters, before);
        expect(readDashboardFilters(new URLSearchParams(params.toString()), '1999-01-01')).toEqual(filters);
        const foreign = (query: URLSearchParams) =>
          [...query].filter(([name]) => !dashboardKeys.includes(name));
        expect(foreign(params)).toEqual(foreign(before));
      }),
    );
  });

  it('read nonsense as filters that stand still once written', () => {
    fc.assert(
      fc.property(nonsense, (pairs) => {
        const filters = readStackFilters(new URLSearchParams(pairs), today);
        const written = writeStackFilters(filters, new URLSearchParams(pairs));
        expect(readStackFilters(written, today)).toEqual(filters);
        expect(writeStackFilters(filters, written).toString()).toBe(written.toString());
        expect(stackStates).toEqual(expect.arrayContaining(filters.states));
        expect(filters.page).toBeGreaterThanOrEqual(1);
        const sawmill = readSawmillFilters(new URLSearchParams(pairs), today);
        expect(readSawmillFilters(writeSawmillFilters(sawmill, new URLSearchParams()), today)).toEqual(
          sawmill,
        );
        const dashboard = readDashboardFilters(new URLSearchParams(pairs), today);
        const shown = writeDashboardFilters(dashboard, new URLSearchParams(pairs));
        expect(readDashboardFilters(shown, today)).toEqual(dashboard);
        expect(writeDashboardFilters(dashboard, shown).toString()).toBe(shown.toString());
      }),
    );
  });

  it('of an empty query are the defaults: invoiceable, one month back to today, with the map', () => {
    expect(read('')).toMatchObject({
      dateType: 'Invoiceable',
      from: '2026-10-21',
      to: '2026-11-21',
      showMap: true,
      page: 1,
      pageSize: 50,
      states: [],
      fullMeasurement: null,
      hasPosition: null,
      evidenceFailed: null,
      withdrawn: false,
    });
    expect(readSawmillFilters(new URLSearchParams(), today)).toEqual(defaultSawmillFilters(today));
  });

  it('of the dashboard cover twelve months, and only the range is always written', () => {
    const dashboard = readDashboardFilters(new URLSearchParams('states=Measured'), today);
    expect(dashboard).toEqual(defaultDashboardFilters(today));
    const written = (change: Partial<DashboardFilters>) =>
      writeDashboardFilters({ ...dashboard, ...change }, new URLSearchParams('page=7')).toString();
    expect(written({})).toBe('page=7&from=2025-11-21&to=2026-11-21');
    expect(written({ from: null, assortmentLengthMin: 0, sawmillIds: ['b', 'a'] })).toBe(
      'page=7&from=&to=2026-11-21&sawmillIds=b&sawmillIds=a&assortmentLengthMin=0',
    );
  });

  it('always write date type and range, and of the rest only what differs from its default', () => {
    expect(write({})).toBe('dateType=Invoiceable&from=2026-10-21&to=2026-11-21');
    expect(
      write({ from: null, to: null, page: 3, pageSize: 10, showMap: false, fullMeasurement: false }),
    ).toBe('dateType=Invoiceable&from=&to=&fullMeasurement=false&page=3&pageSize=10&showMap=false');
    expect(write({ states: ['Measured', 'PreRegistration'] })).toContain(
      'states=Measured&states=PreRegistration',
    );
  });

  it('keep the keys of others and forget their own that no longer apply', () => {
    expect(write({}, 'utm=a&states=Measured&utm=b&page=7')).toBe(
      'utm=a&utm=b&dateType=Invoiceable&from=2026-10-21&to=2026-11-21',
    );
  });

  it.each([
    ['an unknown date type', 'dateType=Yesterday', { dateType: 'Invoiceable' }],
    [
      'an unknown state beside a known one',
      'states=Lost&states=Measured&states=Measured',
      { states: ['Measured'] },
    ],
    ['a day that does not exist', 'from=2026-02-30&to=2026-03-01&page=2', { page: 2, to: '2026-11-21' }],
    [
      'a range the wrong way round',
      'from=2026-05-02&to=2026-05-01',
      { from: '2026-10-21', to: '2026-11-21' },
    ],
    [
      'lengths the wrong way round',
      'assortmentLengthMin=5&assortmentLengthMax=3',
      { assortmentLengthMin: null },
    ],
    ['a page below the first', 'page=0', { page: 1 }],
    ['a page size that is not offered', 'pageSize=1000000', { pageSize: 50 }],
    [
      'an unknown order, with its direction',
      'orderBy=Price&orderDirection=Descending',
      { orderBy: null, orderDirection: 'Ascending' },
    ],
    [
      'an unknown direction',
      'orderBy=Age&orderDirection=Up',
      { orderBy: 'Age', orderDirection: 'Ascending' },
    ],
    ['a direction without an order', 'orderDirection=Descending', { orderDirection: 'Ascending' }],
    ['a point without a radius', 'near=56.1,9.2', { distance: null }],
    ['a radius without a point', 'radiusKm=20', { distance: null }],
    ['a point beyond the pole', 'near=90.1,9.2&radiusKm=20', { distance: null }],
    ['half a point', 'near=56.1&radiusKm=20', { distance: null }],
    ['a radius of half the earth', 'near=56.1,9.2&radiusKm=20000', { distance: null }],
    ['neither true nor false', 'fullMeasurement=maybe&showMap=no', { fullMeasurement: null, showMap: true }],
    ['a key longer than the service takes', `registrators=${'x'.repeat(121)}`, { registrators: [] }],
  ])('drop %s and use the rest', (_, query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});
