import { eq } from 'drizzle-orm';
import { harvestPlace, stackOrigin } from '../../../../db/harvestSchema';
import { historyEntry } from '../../../../db/historySchema';
import { stack } from '../../../../db/stackSchema';
import { objectAt, objectsIn } from '../../../../testing/api/contractSchemas';
import { clearHarvest } from '../../../../testing/clearHarvest';
import { textsInZip } from '../../../../testing/files/textsInZip';
import { harvestRing } from '../../../../testing/harvestRing';
import { stackService } from '../../../../testing/stackService';
import { aStack, world } from '../../../../testing/stackWorld';

let service: Awaited<ReturnType<typeof stackService>>;

const [firstDepartment] = world.departmentIds;
const { organizationId, departmentAdmin: admin, cardVersionId } = world;
const all = { filters: { departmentIds: [firstDepartment], dateType: 'PreRegistration' } };

function aPlace(number: number, over: Partial<typeof harvestPlace.$inferInsert> = {}) {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    ...{ organizationId, departmentId: firstDepartment, name: `Place ${number}`, country: 'DK' as const },
    ...{ areaNumbers: [`A ${number}`], producerName: 'Rold', harvestFrom: '2026-01-01' },
    ...{ harvestTo: '2026-02-01', corners: 5, hectares: 1 },
    geometry: { type: 'MultiPolygon' as const, coordinates: [[harvestRing(number / 10)]] },
    ...over,
  };
}

beforeAll(async () => {
  service = await stackService();
});

afterEach(() => service.resetStacks());

beforeEach(async () => {
  await clearHarvest(service.orm, firstDepartment);
  await service.orm.insert(harvestPlace).values([
    aPlace(1),
    aPlace(2, {
      geometry: null,
      corners: 0,
      hectares: null,
      landAddress: '12a Ravnkilde',
      harvestTo: null,
    }),
  ]);
  const measured = { cardVersionId, treeSpecies: 'fi' };
  await service.orm
    .insert(stack)
    .values([
      aStack(801, { ...measured, areaNumber: 'A 1', volume: 10.1255 }),
      aStack(802, { ...measured, areaNumber: 'A 1', volume: 20 }),
      aStack(803, { ...measured, areaNumber: 'A 2', volume: 30, treeSpecies: 'ei' }),
      aStack(804, { ...measured, areaNumber: 'A 3', volume: 40 }),
      aStack(805, { areaNumber: 'A 1', volume: null, state: 'PreRegistration' }),
      aStack(806, { ...measured, areaNumber: 'A 1', withdrawnAt: new Date(0), withdrawnReason: 'Twice' }),
    ]);
});

const exported = (body: object, caller: string = admin, language = 'en') =>
  service.call(caller, 'PUT', '/stack/export-eudr', body, language);

const linesOf = (csv = '') => csv.replace('\uFEFF', '').trim().split('\r\n');

it('has the places for the Information System, and the wood by species and place', async () => {
  const files = await textsInZip(await exported(all));
  expect(Object.keys(files)).toEqual(['places.geojson', 'species.csv', 'places.csv', 'about.txt']);
  const { features } = JSON.parse(files['places.geojson'] ?? '');
  expect(features).toMatchObject([
    { properties: { ProductionPlace: 'Place 1', ProducerCountry: 'DK', ProducerName: 'Rold' } },
  ]);
  expect(linesOf(files['species.csv'])).toEqual([
    'Species,Scientific name,Country,Volume (m³),Mass (kg),Stacks',
    'Rødgran,Picea abies,DK,30.1260,,3',
    'Eg,,DK,30.0000,,1',
  ]);
  expect(linesOf(files['places.csv']).slice(1)).toEqual([
    'Place 1,A 1,DK,Rold,2026-01-01,2026-02-01,,1.0000,,Rødgran,Picea abies,30.1260,,3',
    'Place 2,A 2,DK,Rold,2026-01-01,,12a Ravnkilde,,,Eg,,30.0000,,1',
  ]);
  // Withdrawn stacks are not part of the statement.
  for (const line of [
    'Stacks in this file: 4',
    'Left out, because they have no place of harvest: 1',
    'Without a volume, because they are not measured: 1',
    'Of these, with an address only, for the simplified declaration: 1',
  ])
    expect(files['about.txt']).toContain(line);
});

it('says by stack what is missing, and nothing of what has been mended', async () => {
  const gaps = async () => {
    const response = await service.call(admin, 'PUT', '/stack/export-gaps', { ...all, format: 'Eudr' });
    return objectAt(await response.json()).data;
  };
  expect(await gaps()).toMatchObject({
    stackCount: 5,
    leftOut: 1,
    gaps: [
      { need: 'Place', count: 1 },
      { need: 'Volume', count: 1 },
      { need: 'ScientificName', count: 1 },
      { need: 'HarvestPeriod', count: 1 },
    ],
    stacks: [
      { stackNumber: 'W-00803', needs: ['ScientificName', 'HarvestPeriod'] },
      { stackNumber: 'W-00804', needs: ['Place'] },
      { stackNumber: 'W-00805', needs: ['Volume'] },
    ],
  });
  await service.orm.insert(harvestPlace).values(aPlace(3));
  expect(objectAt(await gaps())).toMatchObject({ leftOut: 0 });
});

it('the filter finds what the statement can say, and the others', async () => {
  const numbers = async (eudrReady: boolean) => {
    const filters = { ...all.filters, eudrReady };
    const response = await service.call(admin, 'PUT', '/stack/list', filters);
    const { data } = objectAt(objectAt(await response.json()).data);
    return objectsIn(data)
      .map(({ stackNumber }) => stackNumber)
      .sort();
  };
  expect(await numbers(true)).toEqual(['W-00801', 'W-00802']);
  expect(await numbers(false)).toEqual(['W-00803', 'W-00804', 'W-00805']);
  const files = await textsInZip(await exported({ filters: { ...all.filters, eudrReady: true } }));
  expect(files['about.txt']).toContain('Stacks in this file: 2');
  expect(files['about.txt']).toContain('Ready for a due diligence statement: yes');
});

it('is refused for withdrawn stacks, without any place, and to buyers', async () => {
  expect((await exported({ stackIds: [aStack(806).id] })).status).toBe(409);
  expect((await exported({ stackIds: [aStack(804).id] })).status).toBe(409);
  const sold = { state: 'AssignedToSawmill' as const, sawmillId: world.sawmillIds[0] };
  await service.orm
    .update(stack)
    .set(sold)
    .where(eq(stack.id, aStack(801).id));
  expect((await exported({ stackIds: [aStack(801).id] }, world.sawmillUser)).status).toBe(403);
  expect((await exported({ stackIds: [aStack(801).id] }, world.stranger)).status).toBe(404);
});

describe('the numbers of a statement', () => {
  const enter = async (body: object, caller: string = admin) => {
    const response = await service.call(caller, 'PUT', '/stack/due-diligence', body);
    return response.status;
  };
  const numbers = { referenceNumber: '26FRYUI34JTQKB', verificationNumber: '8XK2P9QW' };
  const stackIds = [aStack(801).id, aStack(802).id];
  const originOf = async (id: string) => {
    const response = await service.call(admin, 'GET', `/stack/${id}/origin`);
    return objectAt(objectAt(await response.json()).data);
  };

  it('are entered for many stacks, told in their history, and taken away', async () => {
    expect(await enter({ stackIds, ...numbers })).toBe(200);
    for (const id of stackIds) expect(await originOf(id)).toMatchObject(numbers);
    const told = await service.orm
      .select()
      .from(historyEntry)
      .where(eq(historyEntry.thingId, aStack(802).id));
    expect(told).toMatchObject([{ operationId: 'setStackDueDiligence', kind: 'Stack' }]);
    const taken = { referenceNumber: null, verificationNumber: null, replaces: Object.values(numbers) };
    expect(await enter({ stackIds, ...taken })).toBe(200);
    expect(await originOf(aStack(801).id)).toMatchObject({ referenceNumber: null, verificationNumber: null });
  });

  it('leave the chosen place alone', async () => {
    const placeId = aPlace(2).id;
    await service.call(admin, 'PUT', '/stack/harvest-place', { stackIds, placeId });
    expect(await enter({ stackIds, ...numbers })).toBe(200);
    expect(await originOf(aStack(801).id)).toMatchObject({ isChosen: true, ...numbers });
    await service.call(admin, 'PUT', '/stack/harvest-place', { stackIds, placeId: null });
    expect(await originOf(aStack(801).id)).toMatchObject({ isChosen: false, ...numbers });
  });

  it('of another statement are overwritten only by whoever names them', async () => {
    await enter({ stackIds, ...numbers });
    const other = { referenceNumber: '26OTHER', verificationNumber: null };
    const refused = await service.call(admin, 'PUT', '/stack/due-diligence', { stackIds, ...other });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(await refused.json())).toContain(
      'Declared already under 26FRYUI34JTQKB · 8XK2P9QW.',
    );
    expect(await originOf(aStack(802).id)).toMatchObject(numbers);
    const none = { referenceNumber: null, verificationNumber: null };
    expect(await enter({ stackIds, ...none })).toBe(409);
    expect(await enter({ stackIds, ...numbers, verificationNumber: 'OTHER' })).toBe(409);
    // The same numbers again change nothing, even if stacks without numbers are among the chosen ones.
    expect(await enter({ stackIds: [...stackIds, aStack(803).id], ...numbers })).toBe(200);
    // A person who has not seen the verification number has not seen this statement.
    expect(await enter({ stackIds, ...other, replaces: ['26OLDER', numbers.referenceNumber] })).toBe(409);
    expect(await enter({ stackIds, ...other, replaces: ['26OLDER', ...Object.values(numbers)] })).toBe(200);
    expect(await originOf(aStack(801).id)).toMatchObject(other);
    // A verification number that came later overwrites nothing.
    expect(await enter({ stackIds, ...other, verificationNumber: 'LATER' })).toBe(200);
  });

  it('are refused for withdrawn stacks and for those of others, and none is changed', async () => {
    expect(await enter({ stackIds: [...stackIds, aStack(806).id], ...numbers })).toBe(409);
    expect(await enter({ stackIds, ...numbers }, world.stranger)).toBe(404);
    const verificationAlone = { ...numbers, referenceNumber: null };
    expect(await enter({ stackIds, ...verificationAlone })).toBe(400);
    expect(await service.orm.$count(stackOrigin)).toBe(0);
  });
});
