import fc from 'fast-check';
import { stackService } from '../../../testing/stackService';
import { type StackRecord, world, worldStacks } from '../../../testing/stackWorld';

type Service = Awaited<ReturnType<typeof stackService>>;

let service: Service;
beforeAll(async () => {
  service = await stackService();
});

const keys = {
  Date: (row: StackRecord) => row.lastModifiedDateTime.getTime(),
  Volume: (row: StackRecord) => row.volume,
  AssortmentLength: (row: StackRecord) => row.assortmentLength,
  Age: (row: StackRecord) => row.measurementDateTime && -row.measurementDateTime.getTime(),
  StackNumber: (row: StackRecord) => row.stackNumber,
} as const;

const order = fc.record({
  orderBy: fc.constantFrom('Date', 'Volume', 'AssortmentLength', 'Age', 'StackNumber'),
  orderDirection: fc.option(fc.constantFrom('Ascending', 'Descending'), { nil: undefined }),
});

async function pages(body: object, pageSize: number) {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const response = await service.call(world.organizationAdmin, 'PUT', '/stack/list', {
      departmentIds: [...world.departmentIds],
      dateType: 'LastChanged',
      ...body,
      page,
      pageSize,
    });
    expect(response.status).toBe(200);
    const { data, totalCount } = (await response.json()).data;
    ids.push(...data.map(({ stackId }: { stackId: string }) => stackId));
    if (page * pageSize >= totalCount) return ids;
  }
}

it('holds over all pages: each stack once, what has no value last, ties by number', async () => {
  const stored = new Map(worldStacks.map((row) => [row.id, row]));
  await fc.assert(
    fc.asyncProperty(
      order,
      fc.integer({ min: 20, max: 100 }),
      async ({ orderBy, orderDirection }, pageSize) => {
        const ids = await pages({ orderBy, ...(orderDirection && { orderDirection }) }, pageSize);
        expect(new Set(ids).size).toBe(worldStacks.length);
        const rows = ids.flatMap((id) => stored.get(id) ?? []);
        const sign = orderDirection === 'Descending' ? -1 : 1;
        rows.slice(1).forEach((row, index) => {
          const before = rows[index];
          if (!before) return;
          const [a, b] = [keys[orderBy](before), keys[orderBy](row)];
          if (a === null || b === null) expect(b).toBeNull();
          // Texts are in the order of the database.
          else if (typeof a === 'number' && typeof b === 'number') {
            expect(sign * (b - a)).toBeGreaterThanOrEqual(0);
            if (a === b) expect(before.stackNumber < row.stackNumber).toBe(true);
          }
        });
      },
    ),
    { numRuns: 15 },
  );
});

it('is refused where it is none', async () => {
  const response = await service.call(world.organizationAdmin, 'PUT', '/stack/list', {
    departmentIds: [...world.departmentIds],
    orderBy: 'Price',
  });
  expect(response.status).toBe(400);
});

it.each([{}, { states: ['Measured'] }, { search: 'W-1' }, { search: 'no such number' }])(
  'beyond the last page of %j the count is still right',
  async (body) => {
    const countOn = async (page: number) => {
      const asked = { departmentIds: [...world.departmentIds], ...body, page };
      const response = await service.call(world.organizationAdmin, 'PUT', '/stack/list', asked);
      const { data, totalCount } = (await response.json()).data;
      return { rows: data.length, totalCount };
    };
    const { totalCount } = await countOn(1);
    expect(await countOn(99)).toEqual({ rows: 0, totalCount });
    expect(totalCount).toBe((await pages(body, 100)).length);
  },
);

const dates = {
  LastChanged: (row: StackRecord) => row.lastModifiedDateTime,
  Measured: (row: StackRecord) => row.measurementDateTime,
  AssignedToSawmill: (row: StackRecord) => row.assignedToSawmillDateTime,
} as const;

it('is newest first unless the call names another, whichever departments share the page', async () => {
  const newestFirst = (dateType: keyof typeof dates) => (a: StackRecord, b: StackRecord) => {
    const [first, second] = [a, b].map((row) => dates[dateType](row)?.getTime() ?? 0);
    return (second ?? 0) - (first ?? 0) || (a.id < b.id ? -1 : 1);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('LastChanged', 'Measured', 'AssignedToSawmill'),
      fc.subarray([...world.departmentIds], { minLength: 1 }),
      fc.integer({ min: 20, max: 100 }),
      async (dateType, departmentIds, pageSize) => {
        const expected = worldStacks
          .filter((row) => departmentIds.some((id) => id === row.departmentId))
          .toSorted(newestFirst(dateType));
        expect(await pages({ dateType, departmentIds }, pageSize)).toEqual(expected.map(({ id }) => id));
      },
    ),
    { numRuns: 15 },
  );
});
