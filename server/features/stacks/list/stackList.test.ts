import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { aStack, foreignStack, type StackRecord, world, worldStacks } from '../../../testing/stackWorld';
import { stackCoordinates } from './stackList.queries';

let service: Awaited<ReturnType<typeof stackService>>;

beforeAll(async () => {
  service = await stackService();
});

afterEach(() => service.resetStacks());

describe('the order of a list', () => {
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
});

async function dataOf(caller: string, path: string) {
  const response = await service.call(caller, 'GET', path);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

async function rowsOf(caller: string, path: string, body: object) {
  const response = await service.call(caller, 'PUT', path, {
    dateType: 'LastChanged',
    pageSize: 100,
    ...body,
  });
  expect(response.status).toBe(200);
  return (await response.json()).data.data;
}

describe('the wood of a row', () => {
  const [departmentId] = world.departmentIds;
  const [sawmillId = ''] = world.sawmillIds;
  const one = aStack(6100, { stackNumber: 'wood test', state: 'AssignedToSawmill', sawmillId });
  const wood = {
    volume: 42.125,
    volumeUnit: 'CubicMeters',
    treeSpecies: { key: 'fi', text: 'Rødgran' },
    assortment: { key: 'sawlog', text: 'Korttømmer' },
    assortmentLength: 4.1,
    assortmentLengthUnit: 'Meters',
    areaNumber: 'A 1',
    sawmillName: 'Birkesav',
  };

  it('is said in the words and units of its card, to the organisation', async () => {
    await service.orm.insert(stack).values(one);
    const [row] = await rowsOf(world.departmentAdmin, '/stack/list', {
      departmentIds: [departmentId],
      search: 'wood test',
    });
    expect(row).toMatchObject(wood);
  });

  it('and to the sawmill', async () => {
    await service.orm.insert(stack).values(one);
    const [row] = await rowsOf(world.sawmillUser, '/stack/list/sawmill', {
      sawmillIds: [sawmillId],
      search: 'wood test',
    });
    expect(row).toMatchObject(wood);
  });

  it.each(['departmentAdmin', 'sawmillUser'] as const)('and on the map, to the %s', async (person) => {
    await service.orm.insert(stack).values(one);
    const { areaNumber, sawmillName, ...ofMap } = wood;
    expect(await dataOf(world[person], `/stack/${one.id}/map-info`)).toMatchObject(ofMap);
  });

  it('is in the words of each card where two organisations stand in one list', async () => {
    const rows = await rowsOf(world.globalAdmin, '/stack/list', {
      departmentIds: [departmentId, world.otherDepartmentId],
      treeSpecies: ['fi'],
      search: 'W-09001',
    });
    expect(rows).toMatchObject([
      { stackId: foreignStack.id, treeSpecies: { key: 'fi', text: 'Norway spruce' } },
    ]);
  });

  it('is null where nobody knows it yet', async () => {
    await service.orm.insert(stack).values({
      ...one,
      state: 'PreRegistration',
      volume: null,
      treeSpecies: null,
      assortment: null,
      assortmentLength: null,
    });
    const [row] = await rowsOf(world.departmentAdmin, '/stack/list', {
      departmentIds: [departmentId],
      search: 'wood test',
    });
    expect(row).toMatchObject({ volume: null, treeSpecies: null, assortment: null, assortmentLength: null });
  });

  it('has the key where the card does not name it', async () => {
    await service.orm.insert(stack).values({ ...one, treeSpecies: 'gone' });
    const [row] = await rowsOf(world.departmentAdmin, '/stack/list', {
      departmentIds: [departmentId],
      search: 'wood test',
    });
    expect(row.treeSpecies).toEqual({ key: 'gone', text: 'gone' });
  });

  it('is that of the stack on every page', async () => {
    const stored = new Map(worldStacks.map((row) => [row.id, row]));
    const page = fc.record({
      page: fc.integer({ min: 1, max: 6 }),
      pageSize: fc.integer({ min: 1, max: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(page, async (paging) => {
        const rows = await rowsOf(world.organizationAdmin, '/stack/list', {
          departmentIds: [...world.departmentIds],
          ...paging,
        });
        for (const { stackId, volume, treeSpecies, areaNumber, evidenceFailed } of rows) {
          const row = stored.get(stackId);
          expect({ volume, treeSpecies: treeSpecies?.key ?? null, areaNumber, evidenceFailed }).toEqual({
            volume: row?.volume,
            treeSpecies: row?.treeSpecies,
            areaNumber: row?.areaNumber,
            evidenceFailed: row?.evidenceFailed ?? null,
          });
        }
      }),
      { numRuns: 15 },
    );
  });
});

it('a sawmill finds its stacks by a part of the number, as the service says, and no others', async () => {
  const [sawmillId = '', otherId = ''] = world.sawmillIds;
  const own = aStack(6200, { stackNumber: 'sought 1', state: 'AssignedToSawmill', sawmillId });
  const foreign = aStack(6201, { stackNumber: 'sought 2', state: 'AssignedToSawmill', sawmillId: otherId });
  await service.orm.insert(stack).values([own, foreign]);
  const filters = { sawmillIds: [sawmillId], search: 'SOUGHT' };
  const rows = await rowsOf(world.sawmillUser, '/stack/list/sawmill', filters);
  expect(rows).toMatchObject([{ stackId: own.id }]);
});

describe('a newer stack that moves another one over the edge of the page', () => {
  const [sawmillId] = world.sawmillIds;
  const [departmentId] = world.departmentIds;
  const minute = 60_000;
  const older = aStack(7001, { lastModifiedDateTime: new Date('2026-06-17T09:00:00Z') });
  const newer = aStack(7002);

  beforeEach(() => service.orm.insert(stack).values([older, newer]));

  const assign = (id: string, at: Date) =>
    service.orm
      .update(stack)
      .set({
        state: 'AssignedToSawmill',
        sawmillId,
        assignedToSawmillDateTime: at,
        lastModifiedDateTime: at,
        unseenBySawmill: true,
      })
      .where(eq(stack.id, id));

  async function firstOfMap() {
    const filters = {
      departmentIds: [departmentId],
      sawmillIds: [sawmillId],
      dateType: 'LastChanged' as const,
    };
    const { json, unseen } = await stackCoordinates(service.orm, filters, { page: 1, pageSize: 1 });
    const points: { stackId: string }[] = JSON.parse(json);
    return { sent: points.map(({ stackId }) => stackId), unseen };
  }

  const now = new Date('2026-06-17T10:00:00Z');
  const later = new Date(now.getTime() + minute);

  it('is what was sent and is marked, when it was assigned before', async () => {
    await assign(older.id, now);
    await assign(newer.id, later);
    expect(await firstOfMap()).toEqual({ sent: [newer.id], unseen: [newer.id] });
  });

  it('changes nothing of what was sent and is marked, when it is assigned after the first statement', async () => {
    await assign(older.id, now);
    const { session } = service.orm._;
    const prepare = session.prepareQuery.bind(session);
    const spy = jest.spyOn(session, 'prepareQuery').mockImplementationOnce((...parts) => {
      const statement = prepare(...parts);
      const execute = statement.execute.bind(statement);
      statement.execute = async (...values) => {
        const answer = await execute(...values);
        await assign(newer.id, later);
        return answer;
      };
      return statement;
    });
    try {
      expect(await firstOfMap()).toEqual({ sent: [older.id], unseen: [older.id] });
    } finally {
      spy.mockRestore();
    }
  });
});
