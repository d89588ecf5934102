import { eq } from 'drizzle-orm';
import { stack } from '../../../db/stackSchema';
import { objectAt } from '../../../testing/api/contractSchemas';
import { stackService } from '../../../testing/stackService';
import { aStack, world } from '../../../testing/stackWorld';

let service: Awaited<ReturnType<typeof stackService>>;

const [sawmillId, otherSawmill] = world.sawmillIds;
const bought = { state: 'AssignedToSawmill' as const, sawmillId, latitude: 56.5, longitude: 9.5 };
const day = '2031-03-04T10:00:00Z';
const changed = { lastModifiedDateTime: new Date(day) };
const ofDay = {
  sawmillIds: [sawmillId],
  ...{ dateType: 'LastChanged', from: '2031-03-04T00:00:00Z', to: '2031-03-05T00:00:00Z' },
};

beforeAll(async () => {
  service = await stackService();
});

afterEach(() => service.resetStacks());

beforeEach(() =>
  service.orm
    .insert(stack)
    .values([
      aStack(801, { ...bought, ...changed, unseenBySawmill: true }),
      aStack(802, { ...bought, ...changed }),
      aStack(803, bought),
      aStack(804, { ...bought, ...changed, sawmillId: otherSawmill }),
    ]),
);

async function exported(sawmillFilters: object, caller: string = world.sawmillUser) {
  const response = await service.call(caller, 'PUT', '/stack/export-geojson', { sawmillFilters });
  if (response.status !== 200) return response.status;
  const { features, about } = objectAt(await response.json());
  const numbers = Array.isArray(features)
    ? features.map((feature) => objectAt(objectAt(feature).properties).stackNumber)
    : [];
  return { numbers: numbers.sort(), about };
}

it('a buyer exports the stacks of the own list by its filter', async () => {
  expect(await exported(ofDay)).toMatchObject({
    numbers: ['W-00801', 'W-00802'],
    about: { 'Last changed': expect.stringContaining('2031-03-04') },
  });
});

async function isSeen(): Promise<boolean> {
  const [first] = await service.orm
    .select()
    .from(stack)
    .where(eq(stack.id, aStack(801).id));
  return first?.unseenBySawmill === false;
}

it('counts as seen, so that their assignment can no longer be undone, but not by the check alone', async () => {
  const check = { sawmillFilters: ofDay, format: 'Gpx' };
  await service.orm.update(stack).set({ treeSpecies: 'fi', volume: 12 });
  const response = await service.call(world.sawmillUser, 'PUT', '/stack/export-gaps', check);
  expect(objectAt(await response.json()).data).toMatchObject({ stackCount: 2, stacks: [] });
  expect(await isSeen()).toBe(false);
  await exported(ofDay);
  expect(await isSeen()).toBe(true);
});

it('a buyer gets nothing of other sawmills, and nobody else gets any', async () => {
  expect(await exported({ ...ofDay, sawmillIds: [sawmillId, otherSawmill] })).toBe(404);
  expect(await exported(ofDay, world.departmentAdmin)).toBe(404);
});

it('the check counts the same stacks, and says nothing of statements', async () => {
  const gapsOf = (format: string) =>
    service.call(world.sawmillUser, 'PUT', '/stack/export-gaps', { sawmillFilters: ofDay, format });
  expect(objectAt(await (await gapsOf('Gpx')).json()).data).toMatchObject({ stackCount: 2, leftOut: 0 });
  expect((await gapsOf('Eudr')).status).toBe(404);
  const both = { sawmillFilters: ofDay, stackIds: [aStack(801).id] };
  const response = await service.call(world.sawmillUser, 'PUT', '/stack/export-gpx', both);
  expect(response.status).toBe(400);
});
