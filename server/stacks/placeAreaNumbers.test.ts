import { harvestAreaNumber, harvestPlace } from '../db/harvestSchema';
import { stack } from '../db/stackSchema';
import { objectAt, objectsIn } from '../testing/api/contractSchemas';
import { clearHarvest } from '../testing/clearHarvest';
import { stackService } from '../testing/stackService';
import { aStack, world } from '../testing/stackWorld';
import { fileNextAreaNumbers } from './placeAreaNumbers';

let service: Awaited<ReturnType<typeof stackService>>;

const [departmentId] = world.departmentIds;
const { organizationId, departmentAdmin: admin, cardVersionId } = world;

beforeAll(async () => {
  service = await stackService();
});

afterEach(() => service.resetStacks());

beforeEach(async () => {
  await clearHarvest(service.orm, departmentId);
  const measured = { cardVersionId, treeSpecies: 'fi', volume: 10 };
  await service.orm
    .insert(stack)
    .values([
      aStack(801, { ...measured, areaNumber: 'A 1' }),
      aStack(802, { ...measured, areaNumber: 'A 2' }),
    ]);
});

const path = `/department/${departmentId}/harvest-place`;
const fields = {
  ...{ name: 'Ravnkilde', areaNumbers: ['A 1'], country: 'DK', producerName: '', statedHectares: null },
  ...{ harvestFrom: '2026-10-01', harvestTo: '2026-11-15', landAddress: 'Ravnkilde 7' },
};

async function created(over: object = {}): Promise<string> {
  const response = await service.call(admin, 'POST', path, { ...fields, ...over });
  expect(response.status).toBe(201);
  return String(objectAt(objectAt(await response.json()).data).id);
}

async function ready(): Promise<unknown[]> {
  const filters = { departmentIds: [departmentId], dateType: 'PreRegistration', eudrReady: true };
  const response = await service.call(admin, 'PUT', '/stack/list', filters);
  const { data } = objectAt(objectAt(await response.json()).data);
  return objectsIn(data)
    .map(({ stackNumber }) => stackNumber)
    .sort();
}

it('stacks follow the area numbers of a place when they change', async () => {
  const id = await created();
  expect(await ready()).toEqual(['W-00801']);
  await service.call(admin, 'PUT', `${path}/${id}`, { ...fields, areaNumbers: ['A 2'] });
  expect(await ready()).toEqual(['W-00802']);
  // The number that it had is free for another place.
  await created({ name: 'Thy' });
  expect(await ready()).toEqual(['W-00801', 'W-00802']);
  await service.call(admin, 'DELETE', `${path}/${id}`);
  expect(await ready()).toEqual(['W-00801']);
});

it('a place of a former version is found before the job comes to it and after', async () => {
  const places = Array.from({ length: 101 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    ...{ organizationId, departmentId, name: `Place ${index}`, country: 'DK' as const },
    ...{ areaNumbers: [`A ${index}`], landAddress: 'Ravnkilde 7' },
    ...{ harvestFrom: '2026-10-01', harvestTo: '2026-11-15' },
  }));
  await service.orm.insert(harvestPlace).values(places);
  expect(await ready()).toEqual(['W-00801', 'W-00802']);
  expect(await fileNextAreaNumbers(service.orm)).toBe(true);
  expect(await fileNextAreaNumbers(service.orm)).toBe(false);
  expect(await service.orm.$count(harvestAreaNumber)).toBe(101);
  expect(await ready()).toEqual(['W-00801', 'W-00802']);
});
