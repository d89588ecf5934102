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
import type { StackAgeing } from './stackAgeing.routes';

const [firstDepartment, secondDepartment] = world.departmentIds;
const [firstSawmill] = world.sawmillIds;

const { call, answer, stacksAre, listed } = figuresService();

const ageing = (body: object): Promise<StackAgeing> => answer('/stack/ageing', body);

const assigned = { state: 'AssignedToSawmill', sawmillId: firstSawmill } as const;
const at = (text: string) => new Date(`2026-${text}Z`);
/** From 8 June on; 1 to 7 June; before. */
const ages = [
  { from: '2026-06-08T00:00:00Z' },
  { from: '2026-06-01T00:00:00Z', to: '2026-06-07T23:59:59Z' },
  { to: '2026-05-31T23:59:59Z' },
];
const none = { count: 0, volume: 0, withoutVolume: 0 };

describe('ageing', () => {
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
