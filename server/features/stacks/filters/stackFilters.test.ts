import fc from 'fast-check';
import { measurementCardVersion } from '../../../db/cardSchema';
import { stack } from '../../../db/stackSchema';
import { cardPlans } from '../../../demo/seed/cardPlans';
import { buildCard } from '../../../domain/cards/buildCard';
import { stackService } from '../../../testing/stackService';
import { aStack, type StackRecord, world } from '../../../testing/stackWorld';
import { testNow } from '../../../testing/testDatabase';
import type { StackTotals } from '../figures/figures.routes';

let service: Awaited<ReturnType<typeof stackService>>;

beforeAll(async () => {
  service = await stackService();
});

afterEach(() => service.resetStacks());

describe('the totals of a filter', () => {
  interface Row extends Pick<Group, 'volumeUnit' | 'treeSpecies'> {
    volume: number | null;
  }

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

  const bySpecies: NameOf = ({ treeSpecies, volumeUnit }) => `${treeSpecies?.key} ${volumeUnit}`;
  const byUnit: NameOf = ({ volumeUnit }) => volumeUnit;

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
      (group) =>
        [nameOf(group), [group.count, group.withoutVolume, Math.round(group.volume * 1000)]] as const,
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
          // This stack belongs to an organisation that used to measure in metres.
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

describe('filter options', () => {
  const [firstDepartment] = world.departmentIds;

  async function options(caller: string, body: object, language = 'en') {
    const response = await service.call(caller, 'PUT', '/stack/filter-options', body, language);
    return (await response.json()).data;
  }

  it('name what occurs in the departments, by text, in the words of the card', async () => {
    const found = await options(world.organizationAdmin, { departmentIds: [...world.departmentIds] });
    expect(found).toMatchObject({
      registrators: [
        { text: 'Åse Ravn', key: world.registratorIds[0] },
        { text: 'Bo Ravn', key: world.registratorIds[1] },
        { text: 'Zita Ravn', key: world.registratorIds[2] },
      ],
      treeSpecies: [
        { key: 'bu', text: 'Bøg' },
        { key: 'ei', text: 'Eg' },
        { key: 'fi', text: 'Rødgran' },
      ],
      areaNumbers: ['a 1', 'A 1', 'A 10'],
      assortmentLengthMin: 2,
      assortmentLengthMax: 5.1,
      lacksPositions: true,
      hasPositions: true,
      hasFailedEvidence: true,
      fieldIds: { assortment: 'assortment', fullMeasurement: 'fullMeasurement' },
    });
  });

  it('are the same whatever else narrows the list down', async () => {
    const departmentIds = [...world.departmentIds];
    const filters = {
      departmentIds,
      resolution: 'Daily',
      timeZone: 'Europe/Copenhagen',
      surveyors: ['nobody'],
      registrators: ['nobody'],
      treeSpecies: ['none'],
      assortments: ['none'],
      sawmillIds: [world.otherSawmillId],
      areaNumber: null,
      assortmentLengthMin: 9,
      assortmentLengthMax: 10,
      dateType: 'Measured',
      states: ['Measured'],
      fullMeasurement: true,
      hasPosition: true,
      evidenceFailed: true,
      search: 'nothing',
      page: 7,
      pageSize: 1,
    };
    expect(await options(world.organizationAdmin, filters)).toEqual(
      await options(world.organizationAdmin, { departmentIds }),
    );
  });

  it('are sorted as the reader sorts', async () => {
    const found = await options(world.organizationAdmin, { departmentIds: [...world.departmentIds] }, 'da');
    expect(found.registrators.map(({ text }: { text: string }) => text)).toEqual([
      'Bo Ravn',
      'Zita Ravn',
      'Åse Ravn',
    ]);
  });

  it('come from stacks whose life overlaps the range, from registration to the last change', async () => {
    const life = {
      registrationDateTime: new Date('2020-03-10T08:00:00Z'),
      lastModifiedDateTime: new Date('2020-03-20T08:00:00Z'),
    };
    await service.orm.insert(stack).values(aStack(800, { ...life, areaNumber: 'Old 1' }));
    const areasIn = async (from: string, to: string) =>
      (await options(world.departmentAdmin, { departmentIds: [firstDepartment], from, to })).areaNumbers;
    expect(await areasIn('2020-03-01T00:00:00Z', '2020-03-10T08:00:00Z')).toEqual(['Old 1']);
    expect(await areasIn('2020-03-12T00:00:00Z', '2020-03-13T00:00:00Z')).toEqual(['Old 1']);
    expect(await areasIn('2020-03-20T08:00:00Z', '2020-03-30T00:00:00Z')).toEqual(['Old 1']);
    expect(await areasIn('2020-03-20T08:00:01Z', '2020-03-30T00:00:00Z')).toEqual([]);
    expect(await areasIn('2020-03-01T00:00:00Z', '2020-03-10T07:59:59Z')).toEqual([]);
  });

  it('are empty, with no range of lengths, where nothing is', async () => {
    const found = await options(world.departmentAdmin, {
      departmentIds: [firstDepartment],
      to: '2001-01-01T00:00:00Z',
    });
    expect(found).toMatchObject({
      registrators: [],
      surveyors: [],
      treeSpecies: [],
      assortments: [],
      areaNumbers: [],
      assortmentLengthMin: null,
      assortmentLengthMax: null,
      lacksPositions: false,
      hasPositions: false,
      hasFailedEvidence: false,
    });
  });

  it('span organisations for a global admin', async () => {
    await service.orm
      .insert(stack)
      .values(aStack(9002, { departmentId: world.otherDepartmentId, treeSpecies: 'ta' }));
    const found = await options(world.globalAdmin, {
      departmentIds: [firstDepartment, world.otherDepartmentId],
    });
    expect(found.treeSpecies).toContainEqual({ key: 'ta', text: 'Silver fir' });
    // The card in the reader's language names the species, and not the other one.
    expect(found.treeSpecies).toContainEqual({ key: 'bu', text: 'Beech' });
  });
});
