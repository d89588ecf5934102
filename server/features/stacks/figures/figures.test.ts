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
import type { StackAgeing, StackVolumes, StackWaiting } from './figures.routes';

const { call, answer, stacksAre, listed } = figuresService();

describe('ageing', () => {
  const [firstDepartment, secondDepartment] = world.departmentIds;
  const [firstSawmill] = world.sawmillIds;

  const ageing = (body: object): Promise<StackAgeing> => answer('/stack/ageing', body);

  const assigned = { state: 'AssignedToSawmill', sawmillId: firstSawmill } as const;
  const at = (text: string) => new Date(`2026-${text}Z`);
  const ages = [
    { from: '2026-06-08T00:00:00Z' },
    { from: '2026-06-01T00:00:00Z', to: '2026-06-07T23:59:59Z' },
    { to: '2026-05-31T23:59:59Z' },
  ];
  const none = { count: 0, volume: 0, withoutVolume: 0 };

  it('counts what is in a state by the date at which that began, of each department and of all', async () => {
    await stacksAre(
      { ...registered, registrationDateTime: at('06-07T23:59:59.999') },
      { registrationDateTime: at('01-01T00:00:00'), measurementDateTime: at('06-08T00:00:00'), volume: 8.06 },
      { measurementDateTime: at('06-30T00:00:00'), volume: 8.143, departmentId: secondDepartment },
      { measurementDateTime: at('05-31T23:59:59'), volume: null },
      { measurementDateTime: null, volume: 1 },
      {
        ...assigned,
        measurementDateTime: at('01-01T00:00:00'),
        assignedToSawmillDateTime: at('06-09T00:00:00'),
      },
    );
    const { states } = await ageing({ areaNumber, ages, from: '2027-01-01T00:00:00Z' });
    const found = (state: string, departmentId: string | null) =>
      states.find((group) => group.state === state && group.departmentId === departmentId);
    expect(found('PreRegistration', null)).toMatchObject({
      total: { count: 1, volume: 0, withoutVolume: 1 },
      ages: [none, { count: 1, volume: 0, withoutVolume: 1 }, none],
    });
    expect(found('Measured', null)).toMatchObject({
      total: { count: 4, volume: 17.203, withoutVolume: 1 },
      ages: [{ count: 2, volume: 16.203, withoutVolume: 0 }, none, { count: 1, volume: 0, withoutVolume: 1 }],
    });
    expect(found('Measured', secondDepartment)?.ages[0]).toEqual({
      count: 1,
      volume: 8.143,
      withoutVolume: 0,
    });
    expect(found('AssignedToSawmill', firstDepartment)?.ages.map(({ count }) => count)).toEqual([1, 0, 0]);
    expect(found('PreRegistration', secondDepartment)).toBeUndefined();
  });

  it('says the median of the days that states lasted, of what left them in the range', async () => {
    const registrationDateTime = at('06-01T00:00:00');
    await stacksAre(
      { registrationDateTime, measurementDateTime: at('06-02T12:00:00') },
      { registrationDateTime, measurementDateTime: at('06-05T00:00:00') },
      {
        ...assigned,
        registrationDateTime,
        measurementDateTime: at('06-11T00:00:00'),
        assignedToSawmillDateTime: at('06-12T06:00:00'),
        departmentId: secondDepartment,
      },
      { registrationDateTime, measurementDateTime: at('07-11T00:00:00') },
      { ...registered, registrationDateTime },
    );
    const june = { from: '2026-06-01T00:00:00Z', to: '2026-06-30T23:59:59Z' };
    const { durations } = await ageing({ areaNumber, ages, ...june });
    const nobody = { count: 0, medianDays: null };
    expect(durations).toHaveLength(3);
    expect(durations).toEqual(
      expect.arrayContaining([
        {
          departmentId: null,
          toMeasurement: { count: 3, medianDays: 4 },
          toAssignment: { count: 1, medianDays: 1.25 },
        },
        {
          departmentId: firstDepartment,
          toMeasurement: { count: 2, medianDays: 2.75 },
          toAssignment: nobody,
        },
        {
          departmentId: secondDepartment,
          toMeasurement: { count: 1, medianDays: 10 },
          toAssignment: { count: 1, medianDays: 1.25 },
        },
      ]),
    );
  });

  it('is nothing where there are no stacks', async () => {
    const nobody = { count: 0, medianDays: null };
    expect(await ageing({ areaNumber: 'Nowhere', ages })).toEqual({
      states: [],
      durations: [{ departmentId: null, toMeasurement: nobody, toAssignment: nobody }],
    });
  });

  it.each(offsets)('holds at %s what the lists hold that its figures open', async (offset) => {
    await fc.assert(
      fc.asyncProperty(
        figureFilters,
        fc.uniqueArray(marchDay, { minLength: 3, maxLength: 3 }),
        async (given, days) => {
          const [one, two, three] = days.sort();
          const young = { from: `${three}T00:00:00${offset}` };
          const middle = { from: `${one}T00:00:00${offset}`, to: `${two}T23:59:59${offset}` };
          const range = { from: middle.from, to: `${three}T23:59:59${offset}` };
          const { states, durations } = await ageing({ ...given, ...range, ages: [young, middle] });
          const all = { departmentIds: [...world.departmentIds], ...given };
          const inDepartment = (id: string | null) => (id === null ? all : { ...all, departmentIds: [id] });
          for (const group of states) {
            const { departmentId, state, total } = group;
            const list = { ...inDepartment(departmentId), dateType: state, states: [state] };
            const held = [total, ...group.ages].map(({ count, volume }) => [
              count,
              Math.round(volume * 1000),
            ]);
            expect(held).toEqual([
              await listed(list),
              await listed({ ...list, ...young }),
              await listed({ ...list, ...middle }),
            ]);
          }
          for (const { departmentId, toMeasurement, toAssignment } of durations) {
            const list = { ...inDepartment(departmentId), ...range };
            expect([toMeasurement.count, toAssignment.count]).toEqual([
              (await listed({ ...list, dateType: 'Measured' }))[0],
              (await listed({ ...list, dateType: 'AssignedToSawmill', states: ['AssignedToSawmill'] }))[0],
            ]);
          }
        },
      ),
      { numRuns: 4 },
    );
  });

  it.each([
    ['no department', { departmentIds: [] }, 'departmentIds'],
    ['no ages', { ages: [] }, 'ages'],
    [
      'an age that ends before it begins',
      { ages: [{ from: '2026-06-02T00:00:00Z', to: '2026-06-01T00:00:00Z' }] },
      'to',
    ],
    ['a date type', { dateType: 'Measured' }, 'dateType'],
  ])('refuses %s', async (_what, wrong, field) => {
    const response = await call('/stack/ageing', { ages, ...wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ data: null, fieldErrors: [{ field }] });
  });
});

describe('what waits', () => {
  const [firstDepartment] = world.departmentIds;

  const waiting = (body: object): Promise<StackWaiting> => answer('/stack/waiting', body);

  const nowhere = { latitude: null, longitude: null };

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
      // This stack is checked at the next start of the service.
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

describe('the volume of the dashboard', () => {
  const [firstDepartment, secondDepartment] = world.departmentIds;
  const [firstSawmill] = world.sawmillIds;

  const volumes = (body: object): Promise<StackVolumes> => answer('/stack/volumes', body);

  const june = { from: '2026-06-01T00:00:00Z', to: '2026-06-30T23:59:59Z' };
  const measurementDateTime = new Date('2026-06-10T10:00:00Z');

  it('is divided by species, sawmill and department, the largest first, and names who has none', async () => {
    await stacksAre(
      // The sum of these volumes is not exact unless it is one of litres.
      { measurementDateTime, volume: 8.06 },
      { measurementDateTime, volume: 8.143, departmentId: secondDepartment },
      { measurementDateTime, volume: null, treeSpecies: 'bu' },
      {
        measurementDateTime,
        volume: 40.001,
        treeSpecies: null,
        state: 'AssignedToSawmill',
        sawmillId: firstSawmill,
      },
      { state: 'PreRegistration', measurementDateTime: null, fullMeasurement: null, volume: null },
      { measurementDateTime: new Date('2026-07-01T00:00:00Z'), volume: 99 },
    );
    expect(await volumes({ ...june, areaNumber })).toEqual({
      treeSpecies: [
        { key: null, name: null, count: 1, withoutVolume: 0, volume: 40.001 },
        { key: 'fi', name: 'Rødgran', count: 2, withoutVolume: 0, volume: 16.203 },
        { key: 'bu', name: 'Bøg', count: 1, withoutVolume: 1, volume: 0 },
      ],
      sawmills: [
        { key: firstSawmill, name: 'Birkesav', count: 1, withoutVolume: 0, volume: 40.001 },
        { key: null, name: null, count: 3, withoutVolume: 1, volume: 16.203 },
      ],
      departments: [
        { key: firstDepartment, name: 'Østskoven', count: 3, withoutVolume: 1, volume: 48.061 },
        { key: secondDepartment, name: 'Vestskoven', count: 1, withoutVolume: 0, volume: 8.143 },
      ],
    });
    expect(await volumes({ areaNumber: 'Nowhere' })).toEqual({
      treeSpecies: [],
      sawmills: [],
      departments: [],
    });
  });

  it.each(offsets)(
    'adds up at %s to that of the statistics, and each part is that of the list which it opens',
    async (offset) => {
      await fc.assert(
        fc.asyncProperty(figureFilters, marchDay, marchDay, async (given, one, other) => {
          const [from, to] = [one, other].sort();
          const body = { ...given, from: `${from}T00:00:00${offset}`, to: `${to}T23:59:59${offset}` };
          const list = { ...body, dateType: 'Measured' };
          const { treeSpecies, sawmills, departments } = await volumes(body);
          const { fullMeasurements, pieceCount, bins } = await answer('/stack/statistics', body);
          const litresOf = (parts: readonly { volume: number }[]) =>
            parts.reduce((sum, { volume }) => sum + Math.round(volume * 1000), 0);
          for (const parts of [treeSpecies, sawmills, departments]) {
            expect(litresOf(parts)).toBe(litresOf(bins));
            expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(fullMeasurements + pieceCount);
          }
          for (const { key, count, volume } of treeSpecies.filter((part) => part.key !== null))
            expect(await listed({ ...list, treeSpecies: [key] })).toEqual([count, Math.round(volume * 1000)]);
          for (const { key, count, volume } of sawmills) {
            const part = key === null ? { states: ['Measured'] } : { sawmillIds: [key] };
            expect(await listed({ ...list, ...part })).toEqual([count, Math.round(volume * 1000)]);
          }
          for (const { key, count, volume } of departments)
            expect(await listed({ ...list, departmentIds: [key] })).toEqual([
              count,
              Math.round(volume * 1000),
            ]);
        }),
        { numRuns: 4 },
      );
    },
  );

  it('has no date type, and no range that ends before it begins', async () => {
    expect((await call('/stack/volumes', { dateType: 'Measured' })).status).toBe(400);
    expect((await call('/stack/volumes', { from: june.to, to: june.from })).status).toBe(400);
  });
});
