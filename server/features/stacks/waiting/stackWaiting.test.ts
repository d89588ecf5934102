import fc from 'fast-check';
import {
  areaNumber,
  figureFilters,
  figuresService,
  marchDay,
  offsets,
  registered,
} from '../../../testing/dashboardFigures';
import { world } from '../../../testing/stackWorld';
import type { StackWaiting } from './stackWaiting.routes';

const [firstDepartment] = world.departmentIds;

const { call, answer, stacksAre, listed } = figuresService();

const waiting = (body: object): Promise<StackWaiting> => answer('/stack/waiting', body);

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
      notAssigned: {
        count: 4,
        oldest: '2026-04-02T10:00:00.000Z',
        overdue: 2,
        volume: 16.203,
        withoutVolume: 2,
      },
      failedEvidence: { count: 2, oldest: '2026-04-01T10:00:00.000Z', volume: 16.203, withoutVolume: 0 },
      withoutPosition: { count: 2, oldest: expect.any(String), volume: 4.009, withoutVolume: 1 },
    });
  });

  it('says that nothing waits', async () => {
    await stacksAre({ state: 'AssignedToSawmill', sawmillId: world.sawmillIds[0] });
    expect(await waiting({ areaNumber, overdueTo: '2026-05-01T10:00:00Z' })).toEqual({
      notMeasured: { count: 0, oldest: null, overdue: 0 },
      notAssigned: { count: 0, oldest: null, overdue: 0, volume: 0, withoutVolume: 0 },
      failedEvidence: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
      withoutPosition: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
    });
  });

  it.each(offsets)('counts at %s what the lists hold that the figures open', async (offset) => {
    const countIn = async (list: object) => (await listed(list))[0];
    await fc.assert(
      fc.asyncProperty(figureFilters, marchDay, async (given, end) => {
        const overdueTo = `${end}T23:59:59${offset}`;
        const { notMeasured, notAssigned, failedEvidence, withoutPosition } = await waiting({
          ...given,
          overdueTo,
        });
        const unmeasured = { ...given, dateType: 'PreRegistration', states: ['PreRegistration'] };
        const unassigned = { ...given, dateType: 'Measured', states: ['Measured'] };
        expect([
          notMeasured.count,
          notMeasured.overdue,
          notAssigned.count,
          notAssigned.overdue,
          failedEvidence?.count,
          withoutPosition.count,
        ]).toEqual([
          await countIn(unmeasured),
          await countIn({ ...unmeasured, to: overdueTo }),
          await countIn(unassigned),
          await countIn({ ...unassigned, to: overdueTo }),
          await countIn({ ...given, dateType: 'Measured', evidenceFailed: true }),
          await countIn({ ...given, dateType: 'PreRegistration', hasPosition: false }),
        ]);
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    ['no department', { departmentIds: [] }, 'departmentIds'],
    ['a range', { from: '2026-05-01T10:00:00Z' }, 'from'],
    ['a length range upside down', { assortmentLengthMin: 3, assortmentLengthMax: 2 }, 'assortmentLengthMax'],
    ['a day that is none', { overdueTo: 'yesterday' }, 'overdueTo'],
  ])('refuses %s', async (_what, wrong, field) => {
    const response = await call('/stack/waiting', wrong);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ data: null, fieldErrors: [{ field }] });
  });

  it('is for the admins of the departments alone', async () => {
    const statusFor = async (caller: string, departmentIds: readonly string[]) =>
      (await call('/stack/waiting', { departmentIds }, caller)).status;
    expect(await statusFor(world.departmentAdmin, [firstDepartment])).toBe(200);
    expect(await statusFor(world.globalAdmin, world.departmentIds)).toBe(200);
    expect(await statusFor(world.departmentAdmin, world.departmentIds)).toBe(404);
    expect(await statusFor(world.stranger, [firstDepartment])).toBe(404);
    expect(await statusFor(world.organizationAdmin, [world.otherDepartmentId])).toBe(404);
    expect(await statusFor(world.sawmillUser, [firstDepartment])).toBe(403);
  });
});
