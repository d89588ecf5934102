import fc from 'fast-check';
import { measurementCardVersion } from '../../../db/cardSchema';
import { stack } from '../../../db/stackSchema';
import { buildCard } from '../../../demo/seed/cards/buildCard';
import { cardPlans } from '../../../demo/seed/cards/cardPlans';
import { stackService } from '../../../testing/stackService';
import { aStack, type StackRecord, world } from '../../../testing/stackWorld';
import { testNow } from '../../../testing/testDatabase';
import type { StackTotals } from './stackTotals.routes';

type Service = Awaited<ReturnType<typeof stackService>>;
interface Row extends Pick<Group, 'volumeUnit' | 'treeSpecies'> {
  volume: number | null;
}

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
afterEach(() => service.resetStacks());

async function put(caller: string, path: string, body: object) {
  const response = await service.call(caller, 'PUT', path, body);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

async function allRows(caller: string, path: string, body: object, pageSize: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, totalCount } = await put(caller, path, { ...body, page, pageSize });
    rows.push(...data);
    if (page * pageSize >= totalCount) return rows;
  }
}

type Group = StackTotals['groups'][number];
type NameOf = (of: Pick<Group, 'treeSpecies' | 'volumeUnit'>) => string;

const bySpecies: NameOf = ({ treeSpecies, volumeUnit }) => `${treeSpecies?.text} ${volumeUnit}`;
const byUnit: NameOf = ({ volumeUnit }) => volumeUnit;

/** The sums of the rows in thousandths. */
function sumsOf(rows: readonly Row[], nameOf: NameOf) {
  const sums: Record<string, [count: number, withoutVolume: number, thousandths: number]> = {};
  for (const row of rows) {
    const [count, without, sum] = sums[nameOf(row)] ?? [0, 0, 0];
    const { volume } = row;
    sums[nameOf(row)] = [
      count + 1,
      without + (volume === null ? 1 : 0),
      sum + Math.round((volume ?? 0) * 1000),
    ];
  }
  return sums;
}

function expectSums(totals: StackTotals, rows: readonly Row[], nameOf: NameOf) {
  expect(totals.totalCount).toBe(rows.length);
  const groups = totals.groups.map(
    (group) => [nameOf(group), [group.count, group.withoutVolume, Math.round(group.volume * 1000)]] as const,
  );
  expect(Object.fromEntries(groups)).toEqual(sumsOf(rows, nameOf));
  // None is there twice.
  expect(groups).toHaveLength(Object.keys(sumsOf(rows, nameOf)).length);
}

async function expectEqual(caller: string, list: string, body: object, pageSize: number) {
  const rows = await allRows(caller, `/stack/list${list}`, body, pageSize);
  expectSums(await put(caller, `/stack/totals${list}`, body), rows, bySpecies);
  expectSums(await put(caller, `/stack/totals${list}?by=Unit`, body), rows, byUnit);
}

const filters = fc.record(
  {
    dateType: fc.constantFrom('LastChanged', 'Measured', 'Invoiceable'),
    from: fc.constantFrom('2026-03-01T00:00:00Z', '2026-03-10T23:59:59Z'),
    to: fc.constantFrom('2026-03-20T12:00:00Z', '2026-04-30T00:00:00Z'),
    states: fc.subarray(['PreRegistration', 'Measured', 'AssignedToSawmill']),
    treeSpecies: fc.subarray(['fi', 'bu', 'ei']),
    assortmentLengthMax: fc.constantFrom(2.4, 5.1),
    fullMeasurement: fc.boolean(),
    search: fc.constantFrom('W-1', 'p_', '%'),
  },
  { requiredKeys: [] },
);
const pageSize = fc.integer({ min: 17, max: 100 });

describe('the totals of a filter', () => {
  it('are the sums of the rows of all pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.subarray([...world.departmentIds], { minLength: 1 }),
        pageSize,
        (body, departmentIds, size) =>
          expectEqual(world.organizationAdmin, '', { ...body, departmentIds }, size),
      ),
      { numRuns: 20 },
    );
  });

  it('are those of the own sawmill for its user', async () => {
    await fc.assert(
      fc.asyncProperty(filters, pageSize, (body, size) =>
        expectEqual(world.sawmillUser, '/sawmill', { ...body, sawmillIds: [world.sawmillIds[0]] }, size),
      ),
      { numRuns: 10 },
    );
  });

  it('are exact with any volumes, and keep feet and metres apart', async () => {
    const imperial = cardPlans.find(({ key }) => key === 'card/imperial') ?? cardPlans.at(-1);
    if (!imperial) throw new Error('The demo has no imperial card.');
    const next = { id: world.unknownId, cardId: world.otherCardId, version: 2, publishedAt: testNow };
    await service.orm.insert(measurementCardVersion).values({ ...next, definition: buildCard(imperial) });
    const inCubicFeet = { cardVersionId: next.id, inCubicFeet: true };
    const volumes = fc.array(fc.double({ min: 0, max: 5000, noNaN: true, noDefaultInfinity: true }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(volumes, volumes, async (metric, feet) => {
        await service.resetStacks();
        const rowsWith = (values: number[], over: Partial<StackRecord>, first: number) =>
          values.map((volume, index) => aStack(first + index, { volume, ...over }));
        await service.orm.insert(stack).values([
          ...rowsWith(metric, { cardVersionId: world.cardVersionId }, 7000),
          ...rowsWith(feet, { ...inCubicFeet, departmentId: world.otherDepartmentId }, 8000),
          // Of an organisation that has measured in metres before.
          ...rowsWith(feet, inCubicFeet, 8100),
        ]);
        await expectEqual(
          world.globalAdmin,
          '',
          { departmentIds: [world.departmentIds[0], world.otherDepartmentId] },
          50,
        );
      }),
      { numRuns: 10 },
    );
    const { groups }: StackTotals = await put(world.globalAdmin, '/stack/totals?by=Unit', {
      departmentIds: [world.departmentIds[0], world.otherDepartmentId],
    });
    expect(groups.map(({ volumeUnit }) => volumeUnit).sort()).toEqual(['CubicFeet', 'CubicMeters']);
    expect(groups.filter((group) => 'treeSpecies' in group)).toEqual([]);
  });

  it('are nothing where there is no stack', async () => {
    const body = { departmentIds: [world.departmentIds[0]], search: 'no such number' };
    const nothing = { totalCount: 0, groups: [] };
    expect(await put(world.departmentAdmin, '/stack/totals', body)).toEqual(nothing);
    expect(await put(world.departmentAdmin, '/stack/totals?by=Unit', body)).toEqual(nothing);
  });

  it.each([
    [
      'a foreign department',
      '/stack/totals',
      world.departmentAdmin,
      { departmentIds: [world.otherDepartmentId] },
      404,
    ],
    [
      'a foreign sawmill',
      '/stack/totals/sawmill',
      world.sawmillUser,
      { sawmillIds: [world.sawmillIds[1]] },
      404,
    ],
    ['a sawmill user', '/stack/totals', world.sawmillUser, { departmentIds: [world.departmentIds[0]] }, 403],
    [
      'a page',
      '/stack/totals',
      world.departmentAdmin,
      { departmentIds: [world.departmentIds[0]], page: 1 },
      400,
    ],
    [
      'a split that there is not',
      '/stack/totals?by=Sawmill',
      world.departmentAdmin,
      { departmentIds: [world.departmentIds[0]] },
      400,
    ],
  ])('are refused for %s', async (_what, path, caller, body, status) => {
    expect((await service.call(caller, 'PUT', path, body)).status).toBe(status);
  });
});
