import { eq } from 'drizzle-orm';
import { appUser, sawmillMember } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { aStack, foreignStack, type StackRecord, world } from '../../../testing/stackWorld';
import { testNow } from '../../../testing/testDatabase';

type Service = Awaited<ReturnType<typeof stackService>>;

const [firstDepartment, secondDepartment] = world.departmentIds;
const [firstSawmill, secondSawmill] = world.sawmillIds;
const day = 24 * 60 * 60_000;

const measured = aStack(7001);
const other = aStack(7002);
const elsewhere = aStack(7003, { departmentId: secondDepartment });

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
beforeEach(() => service.orm.insert(stack).values([measured, other, elsewhere]));
afterEach(() => service.resetStacks());

async function assign(stackIds: string[], sawmillId: string = firstSawmill) {
  const response = await service.call(
    world.organizationAdmin,
    'POST',
    `/sawmill/${sawmillId}/assign-stacks`,
    { stackIds },
  );
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

const undo = (
  stackIds: unknown[],
  caller: string = world.departmentAdmin,
  sawmillId: string = firstSawmill,
  until?: string,
) => service.call(caller, 'POST', `/sawmill/${sawmillId}/unassign-stacks`, { stackIds, until });

async function undone(stackIds: string[], until?: string) {
  const response = await undo(stackIds, world.departmentAdmin, firstSawmill, until);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

const refusedBecause = (reason: string, sawmillName: string | null = 'Birkesav') => ({
  undone: [],
  refused: [{ stackId: measured.id, reason, sawmillName }],
});

async function rowOf({ id }: StackRecord) {
  const [row] = await service.orm.select().from(stack).where(eq(stack.id, id));
  return row;
}

async function userIdOf(email: string): Promise<string> {
  const [user] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
  if (!user) throw new Error(`Nobody is called ${email}`);
  return user.id;
}

const sawmillList = { sawmillIds: [firstSawmill], dateType: 'LastChanged' };

it('an assignment that is repeated because its answer was lost is answered as the first time', async () => {
  const call = (key: string) =>
    service.call(
      world.departmentAdmin,
      'POST',
      `/sawmill/${firstSawmill}/assign-stacks`,
      { stackIds: [measured.id] },
      'en',
      { 'idempotency-key': key },
    );
  const first = await call('one');
  const again = await call('one');
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.json()).toEqual(await first.json());
  expect((await call('another')).status).toBe(409);
});

describe('undoing an assignment', () => {
  it('restores what the stack was before', async () => {
    const before = await rowOf(measured);
    const { undoableUntil } = await assign([measured.id]);
    expect(await rowOf(measured)).not.toEqual(before);
    expect(undoableUntil).toBe(new Date(testNow.getTime() + day).toISOString());
    expect(await undone([measured.id])).toEqual({ undone: [measured.id], refused: [] });
    expect(await rowOf(measured)).toEqual({ ...before, lastModifiedDateTime: testNow });
  });

  it.each<[string, string, string, unknown]>([
    ['the list', 'PUT', '/stack/list/sawmill', sawmillList],
    ['the map', 'PUT', '/stack/map-list/sawmill', sawmillList],
    ['the popup', 'GET', `/stack/${measured.id}/map-info`, undefined],
    ['the report', 'GET', `/stack/${measured.id}/report-data`, undefined],
    ['an archive', 'PUT', '/stack/download-archive', { stackIds: [measured.id] }],
    ['a workbook', 'PUT', '/stack/export-excel', { stackIds: [measured.id] }],
    ['a file of places', 'PUT', '/stack/export-gpx', { stackIds: [measured.id] }],
    ['what such a file lacks', 'PUT', '/stack/export-gaps', { stackIds: [measured.id], format: 'Gpx' }],
  ])('is refused once a user of the sawmill was sent the stack in %s', async (_what, method, path, body) => {
    await assign([measured.id]);
    const seen = await service.call(world.sawmillUser, method, path, body);
    expect(seen.status).toBe(200);
    void seen.body?.cancel();
    expect(await undone([measured.id])).toEqual(refusedBecause('SeenBySawmill'));
    expect(await rowOf(measured)).toMatchObject({ state: 'AssignedToSawmill', sawmillId: firstSawmill });
  });

  it.each<[string, string, string, string, unknown]>([
    [
      'a global admin in the list of the sawmill',
      world.globalAdmin,
      'PUT',
      '/stack/list/sawmill',
      sawmillList,
    ],
    ['a global admin on its map', world.globalAdmin, 'PUT', '/stack/map-list/sawmill', sawmillList],
    ['a department admin', world.departmentAdmin, 'GET', `/stack/${measured.id}`, undefined],
    [
      'a department admin in the popup',
      world.departmentAdmin,
      'GET',
      `/stack/${measured.id}/map-info`,
      undefined,
    ],
    ['no page of the list', world.sawmillUser, 'PUT', '/stack/list/sawmill', { ...sawmillList, page: 1000 }],
    [
      'no page of the map',
      world.sawmillUser,
      'PUT',
      '/stack/map-list/sawmill',
      { ...sawmillList, page: 1000 },
    ],
    [
      'nobody in the totals',
      world.sawmillUser,
      'PUT',
      '/stack/totals/sawmill',
      { sawmillIds: [firstSawmill] },
    ],
  ])('is possible when %s has shown it', async (_who, caller, method, path, body) => {
    await assign([measured.id]);
    expect((await service.call(caller, method, path, body)).status).toBe(200);
    expect(await undone([measured.id])).toMatchObject({ undone: [measured.id] });
  });

  const noCard = '00000000-0000-4000-8000-000000000000';

  it.each<[string, string, string, unknown]>([
    [
      'what a due diligence statement lacks',
      'PUT',
      '/stack/export-gaps',
      { stackIds: [measured.id], format: 'Eudr' },
    ],
    [
      'a workbook of a card that is none',
      'PUT',
      '/stack/export-excel',
      { stackIds: [measured.id], measurementCardId: noCard },
    ],
    ['a version that is none', 'GET', `/stack/${measured.id}/report-data?version=99`, undefined],
  ])('is possible when a user of the sawmill was refused %s', async (_what, method, path, body) => {
    await assign([measured.id]);
    expect((await service.call(world.sawmillUser, method, path, body)).status).toBe(404);
    expect(await undone([measured.id])).toMatchObject({ undone: [measured.id] });
  });

  it.each([
    ['possible', 'a day after the assignment, less a millisecond', day - 1, []],
    [
      'refused',
      'a day after it',
      day,
      [{ stackId: measured.id, reason: 'TooLate', sawmillName: 'Birkesav' }],
    ],
  ])('is %s %s', async (_what, _when, ago, refused) => {
    await assign([measured.id]);
    const assignedToSawmillDateTime = new Date(testNow.getTime() - ago);
    await service.orm.update(stack).set({ assignedToSawmillDateTime }).where(eq(stack.id, measured.id));
    expect(await undone([measured.id])).toMatchObject({ refused });
  });

  it('is refused for what was assigned before the service kept what a sawmill sees', async () => {
    await assign([measured.id]);
    await service.orm.update(stack).set({ unseenBySawmill: false }).where(eq(stack.id, measured.id));
    expect(await undone([measured.id])).toEqual(refusedBecause('SeenBySawmill'));
  });

  it('is refused for a stack that went to another sawmill meanwhile', async () => {
    await assign([measured.id]);
    await undone([measured.id]);
    await assign([measured.id], secondSawmill);
    expect(await undone([measured.id])).toEqual(refusedBecause('NotAssigned', 'Egesav'));
    expect(await rowOf(measured)).toMatchObject({ sawmillId: secondSawmill });
  });

  it('is refused for a stack that was assigned to the same sawmill anew, where the call says what it means', async () => {
    const { undoableUntil: shown } = await assign([measured.id, other.id]);
    const assignedToSawmillDateTime = new Date(testNow.getTime() - 1);
    await service.orm.update(stack).set({ assignedToSawmillDateTime }).where(eq(stack.id, measured.id));
    expect(await undone([measured.id, other.id], shown)).toEqual({
      undone: [other.id],
      refused: [{ stackId: measured.id, reason: 'AssignedAnew', sawmillName: 'Birkesav' }],
    });
    expect(await rowOf(measured)).toMatchObject({ sawmillId: firstSawmill, unseenBySawmill: true });
    const newer = new Date(assignedToSawmillDateTime.getTime() + day).toISOString();
    expect(await undone([measured.id], newer)).toMatchObject({ undone: [measured.id] });
  });

  it('answers 400 to what is no moment', async () => {
    await assign([measured.id]);
    const response = await undo([measured.id], world.departmentAdmin, firstSawmill, 'tomorrow');
    expect(response.status).toBe(400);
    expect(await rowOf(measured)).toMatchObject({ sawmillId: firstSawmill });
  });

  it('of several stacks takes back those that it can', async () => {
    await assign([other.id]);
    await service.call(world.sawmillUser, 'GET', `/stack/${other.id}/map-info`);
    await assign([measured.id]);
    expect(await undone([measured.id, other.id])).toEqual({
      undone: [measured.id],
      refused: [{ stackId: other.id, reason: 'SeenBySawmill', sawmillName: 'Birkesav' }],
    });
    expect(await rowOf(measured)).toMatchObject({ state: 'Measured' });
    expect(await rowOf(other)).toMatchObject({ state: 'AssignedToSawmill' });
  });

  it('is done by one of two people at once, and the other is told', async () => {
    await assign([measured.id]);
    const answers = await Promise.all([undone([measured.id]), undone([measured.id])]);
    expect(answers).toContainEqual({ undone: [measured.id], refused: [] });
    expect(answers).toContainEqual(refusedBecause('NotAssigned', null));
  });

  it.each([0, 1])('and a sawmill that looks at the same time never both win (%d)', async (first) => {
    await assign([measured.id]);
    const calls = [
      async () => {
        const shown = await service.call(world.sawmillUser, 'PUT', '/stack/list/sawmill', sawmillList);
        const { data } = (await shown.json()).data;
        return data.some((row: { stackId: string }) => row.stackId === measured.id);
      },
      async () => (await undone([measured.id])).undone.length > 0,
    ];
    const wins = await Promise.all((first === 0 ? calls : calls.toReversed()).map((call) => call()));
    expect(wins.toSorted()).toEqual([false, true]);
  });

  it.each([
    ['a stack of another department', world.departmentAdmin, firstSawmill, elsewhere.id],
    ['a stack of another organisation', world.globalAdmin, firstSawmill, foreignStack.id],
    ['an unknown stack', world.globalAdmin, firstSawmill, world.unknownId],
    ['a sawmill of another organisation', world.departmentAdmin, world.otherSawmillId, measured.id],
    ['an unknown sawmill', world.globalAdmin, world.unknownId, measured.id],
    ['what is no id', world.globalAdmin, firstSawmill, '1; drop table stack'],
  ])('answers 404 to %s and changes nothing', async (_what, caller, sawmillId, id) => {
    await assign([measured.id]);
    expect((await undo([measured.id, id], caller, sawmillId)).status).toBe(404);
    expect(await rowOf(measured)).toMatchObject({ sawmillId: firstSawmill, unseenBySawmill: true });
  });
});

describe('an assignment that may be undone', () => {
  const undoable = { sawmillId: firstSawmill, until: new Date(testNow.getTime() + day).toISOString() };

  async function shownUndoable() {
    const list = await service.call(world.departmentAdmin, 'PUT', '/stack/list', {
      departmentIds: [firstDepartment],
      dateType: 'LastChanged',
      pageSize: 1,
    });
    const detail = await service.call(world.departmentAdmin, 'GET', `/stack/${measured.id}`);
    const popup = await service.call(world.departmentAdmin, 'GET', `/stack/${measured.id}/map-info`);
    const [row] = (await list.json()).data.data;
    expect(row.stackId).toBe(measured.id);
    const others = [(await detail.json()).data, (await popup.json()).data];
    return [row, ...others].map(({ undoableAssignment }) => undoableAssignment);
  }

  it('says so in the list, on its page and in its popup, until the sawmill has seen it', async () => {
    await assign([measured.id]);
    expect(await shownUndoable()).toEqual([undoable, undoable, undoable]);
    await service.call(world.sawmillUser, 'GET', `/stack/${measured.id}/map-info`);
    expect(await shownUndoable()).toEqual([null, null, null]);
  });

  it('is not the sawmill’s to know', async () => {
    await assign([measured.id]);
    const shown = await service.call(world.sawmillUser, 'PUT', '/stack/list/sawmill', sawmillList);
    expect((await shown.json()).data.data[0]).not.toHaveProperty('undoableAssignment');
    await assign([other.id]);
    const popup = await service.call(world.sawmillUser, 'GET', `/stack/${other.id}/map-info`);
    expect((await popup.json()).data).not.toHaveProperty('undoableAssignment');
  });

  it('is over as soon as an admin who is a user of the sawmill opens its popup', async () => {
    await assign([measured.id]);
    const member = {
      organizationId: world.organizationId,
      sawmillId: firstSawmill,
      userId: await userIdOf(world.departmentAdmin),
    };
    await service.orm.insert(sawmillMember).values(member);
    try {
      expect((await shownUndoable()).at(-1)).toBeNull();
      expect(await undone([measured.id])).toEqual(refusedBecause('SeenBySawmill'));
    } finally {
      await service.orm.delete(sawmillMember).where(eq(sawmillMember.userId, member.userId));
    }
  });
});
