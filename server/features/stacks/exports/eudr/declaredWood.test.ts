import { eq } from 'drizzle-orm';
import { harvestPlace, stackOrigin } from '../../../../db/harvestSchema';
import { contract } from '../../../../db/schema';
import { stack } from '../../../../db/stackSchema';
import { objectAt } from '../../../../testing/api/contractSchemas';
import { clearHarvest } from '../../../../testing/clearHarvest';
import { textsInZip } from '../../../../testing/files/textsInZip';
import { harvestRing, type Pair } from '../../../../testing/harvestRing';
import { stackService } from '../../../../testing/stackService';
import { aStack, world } from '../../../../testing/stackWorld';

let service: Awaited<ReturnType<typeof stackService>>;

const [departmentId] = world.departmentIds;
const { organizationId, departmentAdmin: admin, cardVersionId } = world;
const all = { filters: { departmentIds: [departmentId], dateType: 'PreRegistration' } };

function aPlace(number: number, geometry: (typeof harvestPlace.$inferInsert)['geometry']) {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    ...{ organizationId, departmentId, name: `Place ${number}`, country: 'DK' as const },
    ...{ areaNumbers: [`A ${number}`], producerName: `Owner ${number}`, harvestFrom: '2026-01-01' },
    ...{ harvestTo: '2026-02-01', corners: 5, hectares: 1, geometry },
  };
}

const areas = (...rings: Pair[][]) => ({
  type: 'MultiPolygon' as const,
  coordinates: rings.map((ring) => [ring]),
});

beforeAll(async () => {
  service = await stackService();
});

afterEach(() => service.resetStacks());

beforeEach(async () => {
  await clearHarvest(service.orm, departmentId);
  await service.orm
    .insert(harvestPlace)
    .values([aPlace(1, areas(harvestRing())), aPlace(2, areas(harvestRing(0.1)))]);
  const measured = { cardVersionId, treeSpecies: 'fi' };
  await service.orm
    .insert(stack)
    .values([
      aStack(801, { ...measured, areaNumber: 'A 1', volume: 10 }),
      aStack(802, { ...measured, areaNumber: 'A 2', volume: 20 }),
      aStack(803, { areaNumber: 'A 9', volume: null, state: 'PreRegistration' }),
    ]);
});

const filesOf = async (body: object) =>
  textsInZip(await service.call(admin, 'PUT', '/stack/export-eudr', body));

const declare = (numbers: number[], referenceNumber: string) =>
  service.orm.insert(stackOrigin).values(
    numbers.map((number) => ({
      ...{ organizationId, departmentId, stackId: aStack(number).id, referenceNumber },
    })),
  );

async function gapsOf(over: object = {}) {
  const body = { ...all, format: 'Eudr', ...over };
  return objectAt(objectAt(await (await service.call(admin, 'PUT', '/stack/export-gaps', body)).json()).data);
}

describe('wood that was declared already', () => {
  it('is named before the file is made, and what it lacks is of no account', async () => {
    await declare([801, 803], '26FIRST');
    expect(await gapsOf()).toEqual({
      stackCount: 3,
      leftOut: 2,
      gaps: [{ need: 'Declared', count: 2 }],
      stacks: [801, 803].map((number) =>
        expect.objectContaining({
          ...{ stackNumber: `W-00${number}`, needs: ['Declared'], referenceNumber: '26FIRST' },
        }),
      ),
      declared: [{ referenceNumber: '26FIRST', count: 2 }],
      isKeptTooShort: false,
    });
  });

  it('is not added up again in the file of the next statement', async () => {
    await declare([801], '26FIRST');
    const files = await filesOf(all);
    expect(files['species.csv']).toContain('Picea abies,DK,20.0000,,1');
    expect(files['places.geojson']).not.toContain('Place 1');
    expect(files['about.txt']).toContain('Left out, because they were declared already: 1');
    expect(files['about.txt']).toContain('Stacks in this file: 1');
  });

  it('is in the file where somebody chooses that, and the file says so', async () => {
    await declare([801], '26FIRST');
    expect(await gapsOf({ includeDeclared: true })).toMatchObject({
      leftOut: 1,
      gaps: [
        { need: 'Place', count: 1 },
        { need: 'Volume', count: 1 },
      ],
      declared: [{ referenceNumber: '26FIRST', count: 1 }],
    });
    const files = await filesOf({ ...all, includeDeclared: true });
    expect(files['species.csv']).toContain('Picea abies,DK,30.0000,,2');
    expect(files['about.txt']).toContain('Declared already, and in this file again: 1');
  });

  it('makes no file alone', async () => {
    await declare([801, 802], '26FIRST');
    const response = await service.call(admin, 'PUT', '/stack/export-eudr', all);
    expect(response.status).toBe(409);
    expect(JSON.stringify(await response.json())).toContain('declared already');
  });
});

it('a contract that deletes the stacks before five years have passed is named', async () => {
  const days = { startDate: '2026-01-01', endDate: '2026-12-31' };
  for (const [dataRetentionMonths, isKeptTooShort] of [
    [59, true],
    [60, false],
    [null, false],
  ] as const) {
    await service.orm.delete(contract);
    await service.orm
      .insert(contract)
      .values({ organizationId, period: 'current', ...days, dataRetentionMonths });
    expect(await gapsOf()).toMatchObject({ isKeptTooShort });
  }
});

it('an area that two places have is in the file once, with the names of both', async () => {
  const [first, second, third, fourth] = harvestRing(0.1);
  if (!first || !second || !third || !fourth) throw new Error('A square has four corners');
  // These are the same corners, from another beginning and in the other direction.
  const turned = [third, second, first, fourth, third];
  await service.orm
    .update(harvestPlace)
    .set({ geometry: areas(turned, harvestRing(0.3)), corners: 10 })
    .where(eq(harvestPlace.id, aPlace(1, null).id));
  const files = await filesOf(all);
  const { features } = JSON.parse(files['places.geojson'] ?? '');
  expect(features).toMatchObject([
    { properties: { ProductionPlace: 'Place 1 / Place 2', ProducerName: 'Owner 1 / Owner 2' } },
    { properties: { ProductionPlace: 'Place 1', ProducerName: 'Owner 1' } },
  ]);
  expect(files['about.txt']).toContain('in this file once: 1');
  expect(files['places.csv']).toContain('Place 2,A 2,DK,Owner 2');
});

it('of a point that two places have, the larger one counts', async () => {
  const point = { type: 'MultiPoint' as const, coordinates: [[9.5, 56.5] as Pair] };
  await service.orm
    .update(harvestPlace)
    .set({ geometry: point, corners: 1, hectares: null, statedHectares: 2 });
  const areasOf = async () => {
    const { features } = JSON.parse((await filesOf(all))['places.geojson'] ?? '');
    return features.map((feature: { properties: { Area?: number } }) => feature.properties.Area);
  };
  expect(await areasOf()).toEqual([2]);
  await service.orm
    .update(harvestPlace)
    .set({ statedHectares: 3 })
    .where(eq(harvestPlace.id, aPlace(2, null).id));
  expect(await areasOf()).toEqual([3]);
  await service.orm
    .update(harvestPlace)
    .set({ statedHectares: null })
    .where(eq(harvestPlace.id, aPlace(2, null).id));
  expect(await areasOf()).toEqual([undefined]);
});
