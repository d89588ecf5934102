import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import { historyEntry } from '../../../db/historySchema';
import { measurement } from '../../../db/measurementSchema';
import { contract, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { utcMonthsBefore } from '../../../domain/utcMonthsBefore';
import { clientFor } from '../../../testing/api/clientFor';
import { objectsIn } from '../../../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../../../testing/demoOwners';
import { type TestService, testService } from '../../../testing/testService';
import { withFailingChanges } from '../../../testing/withFailingChanges';
import { beginNextContracts } from '../beginNextContracts';
import { deleteOldStacks } from './deleteOldStacks';

const day = 24 * 60 * 60_000;
const terms = {
  fullMeasurementPrice: 12.75,
  pieceMeasurementPrice: 1,
  startDate: '2026-01-01T00:00:00Z',
  endDate: '2027-12-31T23:59:59Z',
};

let service: TestService;
let global: ReturnType<typeof clientFor>;
let admin: ReturnType<typeof clientFor>;
let nordskov: DemoOwners;
let neighbour: DemoOwners;

beforeEach(async () => {
  service = await testService();
  global = clientFor(service, 'global@stackyard.example');
  admin = clientFor(service, 'org@nordskov.example');
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  neighbour = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
});

async function agree(months: number | null, part = '', over: Partial<typeof terms> = {}) {
  const fields = { ...terms, ...over, dataRetentionDurationInMonths: months };
  const path = `${nordskov.organization}/contract-information${part}`;
  expect((await global('PUT', path, fields)).status).toBe(200);
}

const run = () => deleteOldStacks(service.deps.database, service.deps.now());
const ofNordskov = () => eq(stack.organizationId, nordskov.organizationId);
const olderThan = (months: number) =>
  and(ofNordskov(), lt(stack.lastModifiedDateTime, utcMonthsBefore(service.deps.now(), months)));
const countAll = () => service.orm.$count(stack);
const entries = () =>
  service.orm.select().from(historyEntry).where(eq(historyEntry.operationId, 'deleteOldStacks'));
const preview = async (months: number) =>
  (await admin('GET', `${nordskov.organization}/contract-information/retention?months=${months}`)).data;

it('keeps the demo for two years', async () => {
  const all = await countAll();
  service.pass(700 * day);
  await run();
  expect(await countAll()).toBe(all);
});

it('leaves other organisations alone', async () => {
  await agree(1);
  service.pass(60 * day);
  const others = (await service.orm.$count(stack)) - (await service.orm.$count(stack, ofNordskov()));
  await run();
  expect((await service.orm.$count(stack)) - (await service.orm.$count(stack, ofNordskov()))).toBe(others);
  expect(await service.orm.$count(organization)).toBe(130);
});

describe('a retention', () => {
  // Each look takes a transaction for each organisation with a retention: one neighbour shows what 128 would.
  beforeEach(() =>
    service.orm
      .delete(contract)
      .where(notInArray(contract.organizationId, [nordskov.organizationId, neighbour.organizationId])),
  );

  it('deletes what nothing has happened to for so long, 30 days after it was agreed, and no more', async () => {
    await agree(6);
    const all = await countAll();
    service.pass(30 * day - 1);
    await run();
    expect(await countAll()).toBe(all);
    service.pass(1);
    const old = await service.orm.select().from(stack).where(olderThan(6));
    expect(old.length).toBeGreaterThan(10);
    await run();
    expect(await countAll()).toBe(all - old.length);
    expect(await service.orm.$count(stack, olderThan(6))).toBe(0);
    const [one] = old;
    expect((await admin('GET', `/stack/${one?.id}`)).status).toBe(404);
    const { data } = await admin('GET', `${nordskov.organization}/history?thingId=${one?.id}`);
    expect(objectsIn(data.data)).toMatchObject([
      {
        operationId: 'deleteOldStacks',
        isByService: true,
        kind: 'Stack',
        thingName: one?.stackNumber,
        departmentId: one?.departmentId,
        exists: false,
        fields: expect.arrayContaining([{ field: 'state', before: [one?.state], after: [] }]),
      },
    ]);
  });

  it('deletes each stack once, in batches, by however many instances at once', async () => {
    await agree(1);
    service.pass(60 * day);
    const old = await service.orm.$count(stack, olderThan(1));
    expect(old).toBeGreaterThan(200);
    await Promise.all([run(), run(), run()]);
    expect(await service.orm.$count(stack, olderThan(1))).toBe(0);
    const told = await entries();
    expect(new Set(told.map(({ thingId }) => thingId)).size).toBe(old);
    expect(told).toHaveLength(old);
  });

  it('deletes what the stacks measured with them, and nothing else of it', async () => {
    await agree(6);
    service.pass(30 * day);
    const old = await service.orm.select({ id: stack.id }).from(stack).where(olderThan(6));
    const ids = old.map(({ id }) => id);
    const ofThem = await service.orm.$count(measurement, inArray(measurement.stackId, ids));
    const all = await service.orm.$count(measurement);
    expect(ofThem).toBeGreaterThan(10);
    await run();
    expect(await service.orm.$count(measurement, inArray(measurement.stackId, ids))).toBe(0);
    expect(await service.orm.$count(measurement)).toBe(all - ofThem);
  });

  it('says before what it will delete, to the stack', async () => {
    await agree(12);
    service.pass(40 * day);
    const told = await preview(6);
    expect(told).toMatchObject({ from: new Date(service.deps.now().getTime() + 30 * day).toISOString() });
    expect(await preview(24)).toMatchObject({ from: service.deps.now().toISOString(), stacks: 0 });
    await agree(6);
    service.pass(30 * day);
    await run();
    expect((await entries()).length).toBe(told.stacks);
  });

  it('deletes what was withdrawn as everything else', async () => {
    const { stacks } = await preview(6);
    await service.orm
      .update(stack)
      .set({ withdrawnAt: new Date(0), withdrawnReason: 'Twice' })
      .where(eq(stack.state, 'Measured'));
    expect(await preview(6)).toMatchObject({ stacks });
    await agree(6);
    service.pass(30 * day);
    const told = await preview(6);
    await run();
    expect((await entries()).length).toBe(told.stacks);
  });

  it.each([0, 1201, 'x', ''])('has no preview of %p months', async (months) => {
    const path = `${nordskov.organization}/contract-information/retention?months=${months}`;
    expect(await admin('GET', path)).toMatchObject({ status: 400, fields: ['months'] });
  });

  it('gives another 30 days when it is shortened, and none when it is lengthened', async () => {
    await agree(9);
    service.pass(30 * day);
    await agree(6);
    await run();
    expect(await entries()).toEqual([]);
    service.pass(29 * day);
    await agree(7);
    service.pass(day);
    await run();
    expect((await entries()).length).toBeGreaterThan(0);
    expect(await service.orm.$count(stack, olderThan(7))).toBe(0);
  });

  it('gives 30 days to a shorter one of the next contract', async () => {
    await agree(12);
    const start = new Date(service.deps.now().getTime() + 60 * day).toISOString();
    await agree(1, '/next', { startDate: start });
    service.pass(60 * day);
    await beginNextContracts(service.deps.database, service.deps.now());
    service.pass(29 * day);
    await run();
    expect(await entries()).toEqual([]);
    service.pass(day);
    await run();
    expect((await entries()).length).toBeGreaterThan(0);
  });

  it.each([
    ['for ever', () => agree(null)],
    [
      'of an inactive organisation',
      async () => {
        await agree(6);
        await global('PUT', `${nordskov.organization}/deactivate`);
      },
    ],
    [
      'where a former version took none for a retention',
      async () => {
        await agree(6);
        await service.orm.update(contract).set({ dataRetentionMonths: 0 });
      },
    ],
  ])('keeps stacks %s', async (_, prepare) => {
    await prepare();
    service.pass(500 * day);
    const all = await service.orm.$count(stack, ofNordskov());
    await run();
    expect(await service.orm.$count(stack, ofNordskov())).toBe(all);
  });

  it('keeps a stack to which something has happened', async () => {
    await agree(6);
    service.pass(30 * day);
    const old = await service.orm.select().from(stack).where(olderThan(6));
    const [assigned, measured] = old;
    const at = service.deps.now();
    await service.orm
      .update(stack)
      .set({ lastModifiedDateTime: at })
      .where(eq(stack.id, assigned?.id ?? ''));
    await service.orm
      .update(stack)
      .set({ measurementDateTime: at })
      .where(eq(stack.id, measured?.id ?? ''));
    await run();
    const kept = (await service.orm.select().from(stack).where(ofNordskov())).map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining([assigned?.id, measured?.id]));
    expect(await entries()).toHaveLength(old.length - 2);
  });

  it('deletes nothing that it cannot tell of', async () => {
    await agree(6);
    service.pass(30 * day);
    const all = await countAll();
    await withFailingChanges(service.orm, 'insert', 'history_entry', async () => {
      await expect(run()).rejects.toThrow();
    });
    expect(await countAll()).toBe(all);
  });
});
