// The test runs on the embedded database alone: on a server a call may have ended before the next one begins,
// so the number of simultaneous calls is not exact.
import os from 'node:os';
import { Hono } from 'hono';
import { routes } from '../api';
import { CostlyTurns } from '../queues/costlyTurns';
import { stackService } from '../testing/stackService';
import { world, worldStacks } from '../testing/stackWorld';
import type { HeavyWork, ServiceRoute } from './createRoute';
import { ServiceFailure } from './failure';
import { limitHeavyCalls } from './limitHeavyCalls';
import type { ServiceEnv } from './serviceApp';

afterEach(() => jest.restoreAllMocks());

const allTasks = () => new Promise((resolve) => setImmediate(resolve));

type Service = Awaited<ReturnType<typeof stackService>>;

let service: Service;

beforeAll(async () => {
  service = await stackService();
});

const [departmentId = ''] = world.departmentIds;
const measured =
  worldStacks.find((row) => row.state === 'Measured' && row.departmentId === departmentId)?.id ?? '';

function archive(caller: string): Promise<Response> {
  return service.call(caller, 'PUT', '/stack/download-archive', { stackIds: [measured] });
}

function answerOf({ status, headers }: Response) {
  return [status, headers.get('retry-after')];
}

it('a person has four archives at a time, until one is read or given up', async () => {
  const begun = [];
  for (let time = 0; time < 4; time++) begun.push(await archive(world.departmentAdmin));
  expect(begun.map(answerOf)).toEqual(begun.map(() => [200, null]));
  const refused = await archive(world.departmentAdmin);
  expect(answerOf(refused)).toEqual([429, '30']);
  expect((await refused.json()).errorMessage).toMatch(/^Too many downloads or reports/);
  const others = await archive(world.organizationAdmin);
  expect(others.status).toBe(200);
  await begun.shift()?.arrayBuffer();
  begun.push(await archive(world.departmentAdmin));
  expect(answerOf(await archive(world.departmentAdmin))).toEqual([429, '30']);
  await begun.shift()?.body?.cancel();
  begun.push(await archive(world.departmentAdmin));
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await Promise.all([...begun, others].map(({ body }) => body?.cancel()));
});

it('figures of one person wait for their turn, and too many of them are turned away', async () => {
  const figures = (caller: string) =>
    service.call(caller, 'PUT', '/stack/statistics', { departmentIds: [departmentId] });
  const asked = await Promise.all(Array.from({ length: 20 }, () => figures(world.departmentAdmin)));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(12);
  expect(
    new Set(asked.filter(({ status }) => status !== 200).map((answer) => answerOf(answer).join(' '))),
  ).toEqual(new Set(['429 2']));
  expect((await figures(world.departmentAdmin)).status).toBe(200);
  // A failure ends a turn as well.
  for (let time = 0; time < 13; time++)
    expect(
      (await service.call(world.departmentAdmin, 'PUT', '/stack/statistics', { departmentIds: ['x'] }))
        .status,
    ).toBe(404);
});

it('of the large bodies of one person only some are read at a time', async () => {
  const list = (ids: number) =>
    service.call(world.departmentAdmin, 'PUT', '/stack/list', {
      departmentIds: Array(ids).fill(departmentId),
    });
  const asked = async (ids: number) =>
    (await Promise.all(Array.from({ length: 20 }, () => list(ids)))).map((answer) =>
      answerOf(answer).join(' '),
    );
  expect(new Set(await asked(1))).toEqual(new Set(['200 ']));
  const large = await asked(2000);
  expect(large.filter((answer) => answer === '200 ')).toHaveLength(6);
  expect(large.filter((answer) => answer === '429 2')).toHaveLength(14);
  expect(new Set(await asked(1))).toEqual(new Set(['200 ']));
});

it('a call with a large body takes a turn of the costly ones, and one with a small body does not', async () => {
  const taken = jest.spyOn(CostlyTurns.prototype, 'take');
  const list = (ids: number) =>
    service.call(world.departmentAdmin, 'PUT', '/stack/list', {
      departmentIds: Array(ids).fill(departmentId),
    });
  expect((await list(1)).status).toBe(200);
  expect(taken).not.toHaveBeenCalled();
  expect((await list(2000)).status).toBe(200);
  expect(taken).toHaveBeenCalledTimes(1);
  taken.mockRestore();
});

function slowCalls(heavy: HeavyWork = 'figures') {
  const all: readonly ServiceRoute[] = routes;
  const route = all.find((one) => one.heavy === heavy);
  const begun: { end: () => void; fail: () => void }[] = [];
  const app = new Hono<ServiceEnv>();
  app.onError((failure, c) =>
    failure instanceof ServiceFailure ? c.body(null, failure.status) : c.body(null, 500),
  );
  app.use(async (c, next) => {
    if (route === undefined) throw new Error('no such route');
    c.set('route', route);
    c.set('principal', nobody);
    const [, who = 'nobody', group = 'nowhere'] = /by=(\w+)\.(\w+)/.exec(c.req.url) ?? [];
    c.set('findAsker', async () => ({ who, group }));
    await next();
  }, limitHeavyCalls());
  app.get('/', async (c) => {
    await new Promise<void>((resolve, reject) =>
      begun.push({ end: resolve, fail: () => reject(new Error('broken')) }),
    );
    return c.text('counted');
  });
  const ask = async (signal?: AbortSignal, by = '') => app.request(`/${by}`, signal ? { signal } : {});
  return { begun, ask };
}

const nobody = {
  userId: 'nobody',
  name: '',
  email: '',
  isGlobalAdmin: false,
  organizationIds: [],
  departmentIds: [],
  sawmillIds: [],
  organizationRelations: [],
  departmentRelations: [],
};

it.each<[HeavyWork, number]>([
  ['archive', 12],
  ['csv', 6],
  ['figures', 36],
  ['picture', 60],
  ['report', 36],
])('of %s one organisation has %d places, however many people and keys it has', async (heavy, places) => {
  const { begun, ask } = slowCalls(heavy);
  const by = (who: string, group: string) => ask(undefined, `?by=${who}.${group}`);
  const taken = Array.from({ length: places }, (_, key) => by(`key${key}`, 'north'));
  expect((await by('more', 'north')).status).toBe(429);
  const other = by('anna', 'south');
  let isOpen = true;
  const answers = Promise.all([...taken, other]).finally(() => {
    isOpen = false;
  });
  while (isOpen) {
    for (const { end } of begun.splice(0)) end();
    await allTasks();
  }
  expect((await answers).map(({ status }) => status)).toEqual(Array(places + 1).fill(200));
});

it('the work of a caller who leaves while it waits does not begin', async () => {
  jest.spyOn(os, 'availableParallelism').mockReturnValue(2);
  const { begun, ask } = slowCalls();
  const leaving = new AbortController();
  const [first, left, last] = [ask(), ask(leaving.signal), ask()];
  await allTasks();
  expect(begun).toHaveLength(1);
  leaving.abort();
  begun[0]?.end();
  expect([(await first).status, (await left).status]).toEqual([200, 429]);
  await allTasks();
  expect(begun).toHaveLength(2);
  begun[1]?.end();
  expect((await last).status).toBe(200);
});

it('work that fails ends its turn', async () => {
  jest.spyOn(os, 'availableParallelism').mockReturnValue(2);
  const { begun, ask } = slowCalls();
  const [first, last] = [ask(), ask()];
  await allTasks();
  begun[0]?.fail();
  expect((await first).status).toBe(500);
  await allTasks();
  begun[1]?.end();
  expect((await last).status).toBe(200);
});

const files = routes.filter(
  (route) =>
    route.method === 'get' && 'heavy' in route && !['report', 'picture', 'figures'].includes(route.heavy),
);

it('a HEAD of a file keeps no turn', async () => {
  expect(files.map(({ operationId }) => operationId)).toEqual(['downloadStackExport', 'downloadHistoryCsv']);
  const path = `/organization/${world.organizationId}/history/csv`;
  for (let time = 0; time < 20; time += 1) {
    const head = await service.call(world.organizationAdmin, 'HEAD', path);
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  }
  expect(await (await service.call(world.organizationAdmin, 'GET', path)).text()).toMatch(/^\S/);
});

it('the files that one person leaves unread keep nobody else waiting', async () => {
  const path = `/organization/${world.organizationId}/history/csv`;
  const begun = await Promise.all(
    Array.from({ length: 4 }, () => service.call(world.organizationAdmin, 'GET', path)),
  );
  expect(begun.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
  const other = await service.call(world.globalAdmin, 'GET', path);
  expect(await other.text()).toMatch(/^\S/);
  await Promise.all(begun.map(({ body }) => body?.cancel()));
});

it('many waiting calls of one person do not put the call of another behind them', async () => {
  const ended: string[] = [];
  const list = async (caller: string, departmentId: string) => {
    const answer = await service.call(caller, 'PUT', '/stack/list', { departmentIds: [departmentId] });
    expect(answer.status).toBe(200);
    ended.push(caller);
  };
  await list(world.stranger, world.otherDepartmentId);
  const many = Array.from({ length: 40 }, () => list(world.organizationAdmin, departmentId));
  await Promise.all([...many, list(world.stranger, world.otherDepartmentId)]);
  expect(ended.lastIndexOf(world.stranger)).toBeLessThan(20);
});
