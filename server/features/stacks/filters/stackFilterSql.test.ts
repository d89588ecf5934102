import fc from 'fast-check';
import { stack } from '../../../db/stackSchema';
import { DateTypeSchema } from '../../../domain/schemas';
import { stackService } from '../../../testing/stackService';
import { aStack, type StackRecord, world, worldStacks } from '../../../testing/stackWorld';
import type { DateType } from './stackDates';

type Service = Awaited<ReturnType<typeof stackService>>;

interface Filters {
  departmentIds: string[];
  dateType?: DateType;
  from?: string;
  to?: string;
  states?: string[];
  registrators?: string[];
  surveyors?: string[];
  treeSpecies?: string[];
  assortments?: string[];
  sawmillIds?: string[];
  areaNumber?: string;
  assortmentLengthMin?: number;
  assortmentLengthMax?: number;
  fullMeasurement?: boolean;
  hasPosition?: boolean;
  evidenceFailed?: boolean;
  search?: string;
}

const dateKeys = {
  PreRegistration: 'registrationDateTime',
  Measured: 'measurementDateTime',
  LoadedIntoSystem: 'loadedIntoSystemDateTime',
  Invoiceable: 'invoiceableDateTime',
  AssignedToSawmill: 'assignedToSawmillDateTime',
  LastChanged: 'lastModifiedDateTime',
} as const satisfies Record<DateType, keyof StackRecord>;

const dateTypes: readonly DateType[] = DateTypeSchema.options;

const filterNames = [
  'dateType',
  'states',
  'registrators',
  'surveyors',
  'treeSpecies',
  'assortments',
  'sawmillIds',
  'areaNumber',
  'fullMeasurement',
  'hasPosition',
  'evidenceFailed',
  'search',
] as const;

function passes(row: StackRecord, filters: Filters): boolean {
  const oneOf = (value: string | null, wanted: string[] | undefined) =>
    wanted === undefined || wanted.length === 0 || (value !== null && wanted.includes(value));
  const date = row[dateKeys[filters.dateType ?? 'Invoiceable']]?.getTime();
  const length = row.assortmentLength;
  const search = filters.search?.toLowerCase() ?? '';
  return (
    filters.departmentIds.includes(row.departmentId) &&
    (filters.from === undefined || (date !== undefined && date >= Date.parse(filters.from))) &&
    (filters.to === undefined ||
      (date !== undefined && Math.floor(date / 1000) <= Math.floor(Date.parse(filters.to) / 1000))) &&
    oneOf(row.state, filters.states) &&
    oneOf(row.registratorId, filters.registrators) &&
    oneOf(row.surveyorId, filters.surveyors) &&
    oneOf(row.treeSpecies, filters.treeSpecies) &&
    oneOf(row.assortment, filters.assortments) &&
    oneOf(row.sawmillId, filters.sawmillIds) &&
    (filters.areaNumber === undefined || row.areaNumber === filters.areaNumber) &&
    (filters.assortmentLengthMin === undefined ||
      (length !== null && length >= filters.assortmentLengthMin)) &&
    (filters.assortmentLengthMax === undefined ||
      (length !== null && length <= filters.assortmentLengthMax)) &&
    (filters.fullMeasurement === undefined || row.fullMeasurement === filters.fullMeasurement) &&
    (filters.hasPosition === undefined || (row.latitude !== null) === filters.hasPosition) &&
    (filters.evidenceFailed === undefined || row.evidenceFailed === filters.evidenceFailed) &&
    [row.stackNumber, row.polterId ?? ''].some((text) =>
      search.length < 3 ? text.toLowerCase().startsWith(search) : text.toLowerCase().includes(search),
    )
  );
}

function expectedIds(filters: Filters): string[] {
  const timeOf = (row: StackRecord) =>
    row[dateKeys[filters.dateType ?? 'Invoiceable']]?.getTime() ?? Number.NEGATIVE_INFINITY;
  return worldStacks
    .filter((row) => passes(row, filters))
    .toSorted((a, b) => {
      if (timeOf(a) !== timeOf(b)) return timeOf(a) < timeOf(b) ? 1 : -1;
      return a.id < b.id ? -1 : 1;
    })
    .map(({ id }) => id);
}

function inZone(instant: number, offsetHours: number): string {
  const clock = new Date(instant + offsetHours * 3_600_000).toISOString().slice(0, -1);
  const sign = offsetHours < 0 ? '-' : '+';
  return `${clock}${sign}${String(Math.abs(offsetHours)).padStart(2, '0')}:00`;
}

const bound = fc
  .tuple(
    fc.integer({ min: 0, max: 45 * 4 }),
    fc.constantFrom(-1000, -1, 0, 1, 999, 1000),
    fc.constantFrom(-11, 0, 2, 13),
  )
  .map(([step, nudge, zone]) => {
    const quarterDay = Date.parse('2026-03-01T00:00:00Z') + step * 6 * 3_600_000;
    return { instant: quarterDay + nudge, zone };
  });

const range = fc.tuple(bound, bound, fc.boolean(), fc.boolean()).map(([one, two, hasFrom, hasTo]) => {
  const [from, to] = one.instant <= two.instant ? [one, two] : [two, one];
  return {
    ...(hasFrom ? { from: inZone(from.instant, from.zone) } : {}),
    ...(hasTo ? { to: inZone(to.instant, to.zone) } : {}),
  };
});

const lengthRange = fc
  .tuple(fc.constantFrom(2, 2.4, 3), fc.constantFrom(3.05, 4, 5.1), fc.integer({ max: 3 }))
  .map(([assortmentLengthMin, assortmentLengthMax, kind]) => ({
    ...(kind === 1 || kind === 3 ? { assortmentLengthMin } : {}),
    ...(kind === 2 || kind === 3 ? { assortmentLengthMax } : {}),
  }));

function some<Value>(...values: readonly Value[]) {
  return fc.subarray([...values]);
}

const everyFilter = fc.record({
  dateType: fc.constantFrom(...dateTypes),
  states: some('PreRegistration', 'Measured', 'AssignedToSawmill'),
  registrators: some(...world.registratorIds, 'nobody'),
  surveyors: some(...world.registratorIds),
  treeSpecies: some('fi', 'bu', 'ei'),
  assortments: some('sawlog', 'pulp', '%'),
  sawmillIds: some(...world.sawmillIds),
  areaNumber: fc.constantFrom('A 1', 'A 10', 'a 1', 'A'),
  fullMeasurement: fc.boolean(),
  hasPosition: fc.boolean(),
  evidenceFailed: fc.boolean(),
  search: fc.constantFrom('', '1', 'w-', '%', '_', '\\', 'ø', 'Å', 'P_1', "'", '12', '-00', 'w-0'),
});

const filters: fc.Arbitrary<Filters> = fc
  .record({
    departmentIds: fc.subarray([...world.departmentIds], { minLength: 1 }),
    all: everyFilter,
    names: fc.subarray([...filterNames], { maxLength: 3 }),
    dates: range,
    lengths: lengthRange,
  })
  .map(({ departmentIds, all, names, dates, lengths }) => ({
    departmentIds,
    ...Object.fromEntries(names.map((name) => [name, all[name]])),
    ...dates,
    ...lengths,
  }));

describe('the filters of the stack list', () => {
  let service: Service;
  beforeAll(async () => {
    service = await stackService();
  });

  async function page(body: object) {
    const response = await service.call(world.organizationAdmin, 'PUT', '/stack/list', body);
    expect(response.status).toBe(200);
    const { data } = await response.json();
    return { ids: data.data.map(({ stackId }: { stackId: string }) => stackId), total: data.totalCount };
  }

  it('find what a plain filter over all rows finds, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (body) => {
        const expected = expectedIds(body);
        expect(await page({ ...body, pageSize: 100 })).toEqual({
          ids: expected.slice(0, 100),
          total: expected.length,
        });
      }),
      { numRuns: 100 },
    );
  });

  it('say nothing of evidence to sawmills', async () => {
    const body = { sawmillIds: [world.sawmillIds[0]], search: '' };
    const list = (over: object) =>
      service.call(world.sawmillUser, 'PUT', '/stack/list/sawmill', { ...body, ...over });
    expect((await list({})).status).toBe(200);
    expect((await list({ evidenceFailed: true })).status).toBe(400);
  });

  it('find the same for the map, without the stacks that have no position', async () => {
    const positioned = new Set(worldStacks.filter((row) => row.latitude !== null).map(({ id }) => id));
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(5, 1000), async (body, pageSize) => {
        const response = await service.call(world.organizationAdmin, 'PUT', '/stack/map-list', {
          ...body,
          pageSize,
        });
        const { data } = await response.json();
        expect(data.map(({ stackId }: { stackId: string }) => stackId)).toEqual(
          expectedIds(body)
            .filter((id) => positioned.has(id))
            .slice(0, pageSize),
        );
      }),
      { numRuns: 60 },
    );
  });

  it.each(dateTypes)('list every stack exactly once over the pages by %s', async (dateType) => {
    const body = { departmentIds: [...world.departmentIds], dateType, pageSize: 7 };
    const pages: string[][] = [];
    for (let number = 1; ; number += 1) {
      const { ids, total } = await page({ ...body, page: number });
      expect(total).toBe(worldStacks.length);
      if (ids.length === 0) break;
      pages.push(ids);
    }
    expect(pages.flat()).toEqual(expectedIds(body));
  });

  it('hold both ends of the range, and the whole of its last second', async () => {
    const moments = [
      '2026-05-01T00:00:00.000Z',
      '2026-05-01T23:59:59.999Z',
      '2026-04-30T23:59:59.999Z',
      '2026-05-02T00:00:00.000Z',
    ];
    const stacks = moments.map((moment, index) =>
      aStack(5000 + index, { invoiceableDateTime: new Date(moment) }),
    );
    await service.orm.insert(stack).values(stacks);
    const { ids } = await page({
      departmentIds: [...world.departmentIds],
      search: 'W-0500',
      from: '2026-05-01T02:00:00+02:00',
      to: '2026-05-01T23:59:59Z',
    });
    await service.resetStacks();
    expect(ids).toEqual([stacks[1]?.id, stacks[0]?.id]);
  });

  it.each([
    ['from later than to', { from: '2026-05-02T00:00:00Z', to: '2026-05-01T00:00:00Z' }, 'to'],
    ['a length range upside down', { assortmentLengthMin: 3, assortmentLengthMax: 2 }, 'assortmentLengthMax'],
    ['an unknown date type', { dateType: 'Felled' }, 'dateType'],
    ['page 0', { page: 0 }, 'page'],
    ['page 1.5', { page: 1.5 }, 'page'],
    ['a page of a million', { pageSize: 1_000_000 }, 'pageSize'],
    ['no department', { departmentIds: [] }, 'departmentIds'],
    ['an unknown filter', { organizationId: world.organizationId }, 'organizationId'],
  ])('refuse %s', async (_what, wrong, field) => {
    const body = { departmentIds: [...world.departmentIds], ...wrong };
    const response = await service.call(world.organizationAdmin, 'PUT', '/stack/list', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ data: null, fieldErrors: [{ field }] });
  });
});
