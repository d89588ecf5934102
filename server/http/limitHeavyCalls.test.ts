import { routes } from '../api';
import { CostlyTurns } from '../queues/costlyTurns';
import { stackService, world, worldStacks } from '../testing/stackWorld';

type Service = Awaited<ReturnType<typeof stackService>>;

let service: Service;

beforeAll(async () => {
  service = await stackService();
});

const [departmentId] = world.departmentIds;
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
  expect((await refused.json()).errorMessage).toMatch(/^Enough downloads or evaluations/);
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

/** What streams, and is read with GET: Hono answers HEAD with it, and throws the file away. */
const files = routes.filter(
  (route) =>
    route.method === 'get' && 'heavy' in route && !['report', 'picture', 'figures'].includes(route.heavy),
);

it('a HEAD of a file keeps no turn', async () => {
  expect(files.map(({ operationId }) => operationId)).toEqual(['downloadHistoryCsv']);
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
