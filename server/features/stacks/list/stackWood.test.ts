import fc from 'fast-check';
import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { aStack, foreignStack, world, worldStacks } from '../../../testing/stackWorld';

type Service = Awaited<ReturnType<typeof stackService>>;

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
afterEach(() => service.resetStacks());

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
  expect(await dataOf(world.sawmillUser, '/user-info/sawmill')).toMatchObject({ takesSearch: true });
  const filters = { sawmillIds: [sawmillId], search: 'SOUGHT' };
  const rows = await rowsOf(world.sawmillUser, '/stack/list/sawmill', filters);
  expect(rows).toMatchObject([{ stackId: own.id }]);
});
