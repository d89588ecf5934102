import { eq } from 'drizzle-orm';
import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { aStack, foreignStack, world, worldStacks } from '../../../testing/stackWorld';

type Service = Awaited<ReturnType<typeof stackService>>;

const [firstDepartment, secondDepartment] = world.departmentIds;
const [firstSawmill, secondSawmill] = world.sawmillIds;

function idsIn(state: string, departmentId: string = firstDepartment): string[] {
  return worldStacks
    .filter((row) => row.state === state && row.departmentId === departmentId)
    .map(({ id }) => id);
}

const [preRegistered = ''] = idsIn('PreRegistration');
const [measured = '', anotherMeasured = '', thirdMeasured = ''] = idsIn('Measured');
const [assigned = ''] = idsIn('AssignedToSawmill');

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
afterEach(() => service.resetStacks());

async function rowOf(id: string) {
  const [row] = await service.orm.select().from(stack).where(eq(stack.id, id));
  return row;
}

describe('deleting a stack', () => {
  it('removes a pre-registered one', async () => {
    const response = await service.call(world.departmentAdmin, 'DELETE', `/stack/${preRegistered}`);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(await rowOf(preRegistered)).toBeUndefined();
  });

  it.each([
    ['a measured one', measured],
    ['an assigned one', assigned],
  ])('refuses %s and says why in the language of the reader', async (_what, id) => {
    const response = await service.call(world.departmentAdmin, 'DELETE', `/stack/${id}`, undefined, 'de');
    expect(response.status).toBe(409);
    expect((await response.json()).errorMessage).toContain('nicht vermessene Polter');
    expect(await rowOf(id)).toBeDefined();
  });

  it('answers a second time like an unknown stack', async () => {
    await service.call(world.departmentAdmin, 'DELETE', `/stack/${preRegistered}`);
    const again = await service.call(world.departmentAdmin, 'DELETE', `/stack/${preRegistered}`);
    expect(again.status).toBe(404);
  });

  it.each([
    ['another organisation', world.stranger, preRegistered],
    ['another department', world.departmentAdmin, idsIn('PreRegistration', secondDepartment)[0]],
    ['nobody', world.globalAdmin, world.unknownId],
    ['no id', world.globalAdmin, 'nonsense'],
  ])('does not show whether a stack of %s exists', async (_whose, caller, id) => {
    const response = await service.call(caller, 'DELETE', `/stack/${id}`);
    const unknown = await service.call(caller, 'DELETE', `/stack/${world.unknownId}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(await unknown.text());
  });

  it('is not for sawmill users', async () => {
    const response = await service.call(world.sawmillUser, 'DELETE', `/stack/${preRegistered}`);
    expect(response.status).toBe(403);
  });
});

describe('assigning stacks', () => {
  const assign = (caller: string, sawmillId: string | undefined, stackIds: unknown[]) =>
    service.call(caller, 'POST', `/sawmill/${sawmillId}/assign-stacks`, { stackIds });

  it('sets sawmill, state and both dates of all of them', async () => {
    const response = await assign(world.departmentAdmin, firstSawmill, [measured, anotherMeasured, measured]);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { assigned: 2 }, errorMessage: null });
    const now = new Date('2026-06-17T10:00:00Z');
    for (const id of [measured, anotherMeasured]) {
      expect(await rowOf(id)).toMatchObject({
        state: 'AssignedToSawmill',
        sawmillId: firstSawmill,
        assignedToSawmillDateTime: now,
        lastModifiedDateTime: now,
      });
    }
    expect(await rowOf(thirdMeasured)).toMatchObject({ state: 'Measured', sawmillId: null });
  });

  it('shows the stacks to the sawmill at once', async () => {
    await assign(world.departmentAdmin, firstSawmill, [measured]);
    const response = await service.call(world.sawmillUser, 'PUT', '/stack/list/sawmill', {
      sawmillIds: [firstSawmill],
      dateType: 'LastChanged',
      pageSize: 1,
    });
    expect((await response.json()).data.data).toMatchObject([
      { stackId: measured, state: 'AssignedToSawmill' },
    ]);
  });

  it.each([
    ['a pre-registered', preRegistered],
    ['an already assigned', assigned],
  ])('refuses a set with %s stack whole', async (_state, other) => {
    const response = await assign(world.departmentAdmin, firstSawmill, [measured, other]);
    expect(response.status).toBe(409);
    expect(await rowOf(measured)).toMatchObject(worldStacks.find(({ id }) => id === measured) ?? {});
  });

  it.each([
    ['a stack of another organisation', world.departmentAdmin, firstSawmill, [measured, foreignStack.id]],
    [
      'a stack of another department',
      world.departmentAdmin,
      firstSawmill,
      idsIn('Measured', secondDepartment),
    ],
    ['an unknown stack', world.globalAdmin, firstSawmill, [measured, world.unknownId]],
    ['what is no id', world.globalAdmin, firstSawmill, [measured, '1; drop table stack']],
    ['a sawmill of another organisation', world.departmentAdmin, world.otherSawmillId, [measured]],
    [
      'a sawmill of another organisation, by a global admin',
      world.globalAdmin,
      world.otherSawmillId,
      [measured],
    ],
    ['stacks of two organisations', world.globalAdmin, firstSawmill, [measured, foreignStack.id]],
    ['an unknown sawmill', world.globalAdmin, world.unknownId, [measured]],
  ])('answers 404 to %s and changes nothing', async (_what, caller, sawmillId, stackIds) => {
    expect((await assign(caller, sawmillId, stackIds)).status).toBe(404);
    expect(await rowOf(measured)).toMatchObject(worldStacks.find(({ id }) => id === measured) ?? {});
  });

  it('leaves no half state when the same stacks go to two sawmills at once', async () => {
    const responses = await Promise.all([
      assign(world.departmentAdmin, firstSawmill, [measured, anotherMeasured]),
      assign(world.departmentAdmin, secondSawmill, [anotherMeasured, thirdMeasured]),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = responses[0]?.status === 200 ? firstSawmill : secondSawmill;
    const sawmills = await Promise.all([measured, anotherMeasured, thirdMeasured].map(rowOf));
    expect(sawmills.map((row) => row?.sawmillId)).toEqual(
      winner === firstSawmill ? [winner, winner, null] : [null, winner, winner],
    );
  });
});

describe('the popup of the map', () => {
  it('names the people, the measurement and the last change', async () => {
    await service.orm.insert(stack).values(aStack(700, { stackNumber: 'W-700' }));
    const response = await service.call(world.departmentAdmin, 'GET', `/stack/${aStack(700).id}/map-info`);
    expect(await response.json()).toMatchObject({
      data: {
        stackId: aStack(700).id,
        stackNumber: 'W-700',
        registrator: 'Åse Ravn',
        surveyor: 'Bo Ravn',
        departmentId: firstDepartment,
        state: 'Measured',
        lastModified: aStack(700).lastModifiedDateTime.toISOString(),
        measurementDateTime: aStack(700).measurementDateTime?.toISOString(),
        coordinates: { latitude: 56.1234567, longitude: 9.7654321, height: 55, accuracy: 5 },
        timeZone: 'Europe/Copenhagen',
      },
      errorMessage: null,
    });
  });

  it('is open to a sawmill user for what is assigned to the own sawmill only', async () => {
    const ofMill = (sawmillId: string | undefined) =>
      worldStacks.find((row) => row.sawmillId === sawmillId)?.id ?? '';
    const statusOf = async (id: string) =>
      (await service.call(world.sawmillUser, 'GET', `/stack/${id}/map-info`)).status;
    expect(await statusOf(ofMill(firstSawmill))).toBe(200);
    expect(await statusOf(ofMill(secondSawmill))).toBe(404);
    expect(await statusOf(measured)).toBe(404);
  });
});

describe('ids in filters', () => {
  const own = { departmentIds: [firstDepartment] };
  const list = (caller: string, path: string, body: unknown) => service.call(caller, 'PUT', path, body);

  const filterCalls = ['/stack/list', '/stack/map-list', '/stack/filter-options'];
  const foreign: [string, string, object][] = [
    ['a foreign department', world.departmentAdmin, { departmentIds: [world.otherDepartmentId] }],
    [
      'own and foreign departments',
      world.departmentAdmin,
      { departmentIds: [firstDepartment, secondDepartment] },
    ],
    ['an unknown department', world.globalAdmin, { departmentIds: [world.unknownId] }],
    ['what is no id', world.globalAdmin, { departmentIds: ["' or 1=1 --"] }],
    ['a department, by a stranger', world.stranger, own],
  ];
  it.each(
    filterCalls.flatMap((path) => foreign.map(([what, caller, body]) => [path, what, caller, body] as const)),
  )('%s answers 404 to %s', async (path, _what, caller, body) => {
    const response = await list(caller, path, body);
    expect(response.status).toBe(404);
    expect((await response.json()).data).toBeNull();
  });

  it.each(['/stack/list', '/stack/map-list'])('%s answers 404 to a foreign sawmill', async (path) => {
    const sawmillIds = [firstSawmill, world.otherSawmillId];
    expect((await list(world.departmentAdmin, path, { ...own, sawmillIds })).status).toBe(404);
    expect((await list(world.departmentAdmin, path, { ...own, sawmillIds: [firstSawmill] })).status).toBe(
      200,
    );
  });

  it.each(['/stack/list/sawmill', '/stack/map-list/sawmill'])(
    '%s shows a sawmill user the own sawmill and the departments that sell to it',
    async (path) => {
      const statusOf = async (body: object) => (await list(world.sawmillUser, path, body)).status;
      expect(await statusOf({ sawmillIds: [firstSawmill] })).toBe(200);
      expect(await statusOf({ sawmillIds: [firstSawmill], departmentIds: [secondDepartment] })).toBe(200);
      expect(await statusOf({ sawmillIds: [firstSawmill, secondSawmill] })).toBe(404);
      expect(await statusOf({ sawmillIds: [firstSawmill], departmentIds: [world.otherDepartmentId] })).toBe(
        404,
      );
      expect(await statusOf({ sawmillIds: [] })).toBe(400);
      expect((await list(world.departmentAdmin, path, { sawmillIds: [firstSawmill] })).status).toBe(403);
    },
  );

  it('lists to a sawmill user the stacks of the own sawmill and no others', async () => {
    const response = await list(world.sawmillUser, '/stack/list/sawmill', {
      sawmillIds: [firstSawmill],
      pageSize: 100,
    });
    const { data } = await response.json();
    expect(data.data.map(({ stackId }: { stackId: string }) => stackId).toSorted()).toEqual(
      worldStacks
        .filter(({ sawmillId }) => sawmillId === firstSawmill)
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});
