import { harvestPlace } from '../../../db/harvestSchema';
import { stack } from '../../../db/stackSchema';
import { objectAt } from '../../../testing/api/contractSchemas';
import { clearHarvest } from '../../../testing/clearHarvest';
import { stackService } from '../../../testing/stackService';
import { aStack, world } from '../../../testing/stackWorld';

let service: Awaited<ReturnType<typeof stackService>>;

const [departmentId, otherDepartment] = world.departmentIds;
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
      aStack(802, { ...measured, areaNumber: 'A 2', measurementDateTime: new Date('2026-02-01T10:00:00Z') }),
      aStack(803, { ...measured, areaNumber: 'A 1', treeSpecies: 'ei' }),
      aStack(804, { ...measured, areaNumber: 'A 2', withdrawnAt: new Date(0), withdrawnReason: 'Twice' }),
      aStack(805, { areaNumber: 'A 2', volume: null, state: 'PreRegistration' }),
    ]);
});

const addPlace = () =>
  service.orm.insert(harvestPlace).values({
    ...{ id: '00000000-0000-4000-8000-000000000001', organizationId, departmentId, name: 'Ravnkilde' },
    ...{ country: 'DK', areaNumbers: ['A 1'], harvestFrom: '2026-01-01', harvestTo: '2026-02-01' },
    landAddress: 'Ravnkilde 7',
  });

async function answer(path: string, body: object) {
  const response = await service.call(admin, 'PUT', path, body);
  return objectAt(objectAt(await response.json()).data);
}

it('measured stacks that a statement cannot say all of are counted as their list has them', async () => {
  await addPlace();
  for (const filters of [{}, { treeSpecies: ['ei'] }, { areaNumber: 'A 1' }]) {
    const body = { departmentIds: [departmentId], ...filters };
    const list = { ...body, dateType: 'Measured', states: ['Measured'], eudrReady: false };
    const { totalCount } = await answer('/stack/list', list);
    expect((await answer('/stack/waiting', body)).notReady).toMatchObject({ count: totalCount });
  }
  expect((await answer('/stack/waiting', { departmentIds: [departmentId] })).notReady).toEqual({
    ...{ count: 2, oldest: '2026-02-01T10:00:00.000Z', volume: 20, withoutVolume: 0 },
  });
});

it('nothing is said of departments that have no place of harvest', async () => {
  await addPlace();
  expect(await answer('/stack/waiting', { departmentIds: [otherDepartment] })).not.toHaveProperty('notReady');
});
