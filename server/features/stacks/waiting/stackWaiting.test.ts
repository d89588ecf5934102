import fc from 'fast-check';
import { stack } from '../../../db/stackSchema';
import { aStack, type StackRecord, stackService, world } from '../../../testing/stackWorld';
import type { StackWaiting } from './stackWaiting.routes';

type Service = Awaited<ReturnType<typeof stackService>>;

const [firstDepartment] = world.departmentIds;

/** The area of these tests' stacks; the world's lie elsewhere. */
const areaNumber = 'Waiting';

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
afterEach(() => service.resetStacks());

const call = (body: object, caller: string = world.organizationAdmin) =>
  service.call(caller, 'PUT', '/stack/waiting', { departmentIds: [...world.departmentIds], ...body });

async function waiting(body: object): Promise<StackWaiting> {
  const response = await call(body);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

/** The number of stacks in the list that a figure opens. */
async function listed(body: object): Promise<number> {
  const filters = { departmentIds: [...world.departmentIds], ...body, pageSize: 1 };
  const response = await service.call(world.organizationAdmin, 'PUT', '/stack/list', filters);
  return (await response.json()).data.totalCount;
}

async function stacksAre(...rows: Partial<StackRecord>[]): Promise<void> {
  await service.orm
    .insert(stack)
    .values(rows.map((row, index) => aStack(7500 + index, { areaNumber, ...row })));
}

const registered = {
  state: 'PreRegistration',
  measurementDateTime: null,
  fullMeasurement: null,
  volume: null,
  evidenceFailed: null,
} as const;
const nowhere = { latitude: null, longitude: null };

describe('what waits', () => {
  it('counts what is not measured, not assigned, in doubt and nowhere, with the oldest and the known volume', async () => {
    await stacksAre(
      { ...registered, registrationDateTime: new Date('2026-05-01T10:00:00Z') },
      { ...registered, ...nowhere, registrationDateTime: new Date('2026-05-09T10:00:00Z') },
      // The sum of these volumes is not exact unless it is one of litres.
      { measurementDateTime: new Date('2026-04-03T10:00:00Z'), volume: 8.06, evidenceFailed: true },
      { measurementDateTime: new Date('2026-04-02T10:00:00Z'), volume: 8.143 },
      { measurementDateTime: new Date('2026-06-02T10:00:00Z'), volume: null },
      { state: 'AssignedToSawmill', sawmillId: world.sawmillIds[0], longitude: null, volume: 4.009 },
      {
        state: 'AssignedToSawmill',
        sawmillId: world.sawmillIds[0],
        measurementDateTime: new Date('2026-04-01T10:00:00Z'),
        volume: 8.143,
        evidenceFailed: true,
      },
      // Checked with the next start of the service.
      { measurementDateTime: new Date('2026-06-03T10:00:00Z'), volume: null, evidenceFailed: null },
      { state: 'AssignedToSawmill', sawmillId: world.sawmillIds[0] },
    );
    expect(await waiting({ areaNumber, overdueTo: '2026-05-01T09:59:59Z' })).toMatchObject({
      notMeasured: { overdue: 0 },
    });
    expect(await waiting({ areaNumber, overdueTo: '2026-05-01T10:00:00Z' })).toEqual({
      notMeasured: { count: 2, oldest: '2026-05-01T10:00:00.000Z', overdue: 1 },
      notAssigned: { count: 4, oldest: '2026-04-02T10:00:00.000Z', volume: 16.203, withoutVolume: 2 },
      failedEvidence: { count: 2, oldest: '2026-04-01T10:00:00.000Z', volume: 16.203, withoutVolume: 0 },
      withoutPosition: { count: 2, volume: 4.009, withoutVolume: 1 },
    });
  });

  it('says that nothing waits', async () => {
    await stacksAre({ state: 'AssignedToSawmill', sawmillId: world.sawmillIds[0] });
    expect(await waiting({ areaNumber, overdueTo: '2026-05-01T10:00:00Z' })).toEqual({
      notMeasured: { count: 0, oldest: null, overdue: 0 },
      notAssigned: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
      failedEvidence: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
      withoutPosition: { count: 0, volume: 0, withoutVolume: 0 },
    });
  });

  const some = (...values: readonly string[]) => fc.subarray([...values]);
  const filters = fc.record(
    {
      departmentIds: fc.subarray([...world.departmentIds], { minLength: 1 }),
      surveyors: some(...world.registratorIds, 'nobody'),
      treeSpecies: some('fi', 'bu', 'ei'),
      assortments: some('sawlog', 'pulp'),
      sawmillIds: some(...world.sawmillIds),
      areaNumber: fc.constantFrom('A 1', 'A 10', 'a 1'),
      assortmentLengthMin: fc.constantFrom(2, 2.4),
      assortmentLengthMax: fc.constantFrom(3.05, 5.1),
    },
    { requiredKeys: [] },
  );

  // The world has stacks of every last second of a day in UTC, which are on two days elsewhere.
  it.each(['+01:00', 'Z', '-08:00'])(
    'counts at %s what the lists hold that the figures open',
    async (offset) => {
      const day = fc.integer({ min: 1, max: 31 }).map((number) => String(number).padStart(2, '0'));
      await fc.assert(
        fc.asyncProperty(filters, day, async (given, end) => {
          const overdueTo = `2026-03-${end}T23:59:59${offset}`;
          const { notMeasured, notAssigned, failedEvidence, withoutPosition } = await waiting({
            ...given,
            overdueTo,
          });
          const unmeasured = { ...given, dateType: 'PreRegistration', states: ['PreRegistration'] };
          expect([
            notMeasured.count,
            notMeasured.overdue,
            notAssigned.count,
            failedEvidence?.count,
            withoutPosition.count,
          ]).toEqual([
            await listed(unmeasured),
            await listed({ ...unmeasured, to: overdueTo }),
            await listed({ ...given, dateType: 'Measured', states: ['Measured'] }),
            await listed({ ...given, dateType: 'Measured', evidenceFailed: true }),
            await listed({ ...given, dateType: 'LastChanged', hasPosition: false }),
          ]);
        }),
        { numRuns: 12 },
      );
    },
  );

  it.each([
    ['no department', { departmentIds: [] }, 'departmentIds'],
    ['a range', { from: '2026-05-01T10:00:00Z' }, 'from'],
    ['a length range upside down', { assortmentLengthMin: 3, assortmentLengthMax: 2 }, 'assortmentLengthMax'],
    ['a day that is none', { overdueTo: 'yesterday' }, 'overdueTo'],
  ])('refuses %s', async (_what, wrong, field) => {
    const response = await call(wrong);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ data: null, fieldErrors: [{ field }] });
  });

  it('is for the admins of the departments alone', async () => {
    const statusFor = async (caller: string, departmentIds: readonly string[]) =>
      (await call({ departmentIds }, caller)).status;
    expect(await statusFor(world.departmentAdmin, [firstDepartment])).toBe(200);
    expect(await statusFor(world.globalAdmin, world.departmentIds)).toBe(200);
    expect(await statusFor(world.departmentAdmin, world.departmentIds)).toBe(404);
    expect(await statusFor(world.stranger, [firstDepartment])).toBe(404);
    expect(await statusFor(world.organizationAdmin, [world.otherDepartmentId])).toBe(404);
    expect(await statusFor(world.sawmillUser, [firstDepartment])).toBe(403);
  });
});
