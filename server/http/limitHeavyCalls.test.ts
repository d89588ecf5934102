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
