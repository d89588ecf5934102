import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { aStack, type StackRecord, world } from '../../../testing/stackWorld';
import type { StackStatistics } from './figures.routes';

type Service = Awaited<ReturnType<typeof stackService>>;

const [firstDepartment] = world.departmentIds;

const areaNumber = 'Statistics';

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
afterEach(() => service.resetStacks());

function call(body: object, language?: string): Promise<Response> {
  const filters = { departmentIds: [firstDepartment], areaNumber, ...body };
  return service.call(world.departmentAdmin, 'PUT', '/stack/statistics', filters, language);
}

async function statistics(body: object): Promise<StackStatistics> {
  const response = await call(body);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

async function stacksAre(...rows: Partial<StackRecord>[]): Promise<void> {
  await service.orm
    .insert(stack)
    .values(rows.map((row, index) => aStack(7000 + index, { areaNumber, ...row })));
}

function measuredAt(...moments: string[]): Promise<void> {
  return stacksAre(...moments.map((moment) => ({ measurementDateTime: new Date(moment) })));
}

async function measurements(body: object): Promise<[string, number][]> {
  return (await statistics(body)).bins.map((bin) => [bin.date, bin.fullMeasurements]);
}

const inCopenhagen = { timeZone: 'Europe/Copenhagen' };

describe('the statistics', () => {
  const june = { from: '2026-06-01T00:00:00Z', to: '2026-06-30T23:59:59Z' };

  it('count each stack where it is now, by the date of that', async () => {
    const registered = { registrationDateTime: new Date('2026-06-02T08:00:00Z') };
    const measured = { ...registered, measurementDateTime: new Date('2026-07-03T08:00:00Z') };
    // The sum of these volumes is not exact unless it is one of litres.
    await stacksAre(
      {
        ...registered,
        state: 'PreRegistration',
        measurementDateTime: null,
        fullMeasurement: null,
        volume: null,
      },
      { ...measured, volume: 8.06 },
      { ...measured, fullMeasurement: false, volume: 8.143 },
      {
        ...measured,
        state: 'AssignedToSawmill',
        sawmillId: world.sawmillIds[0],
        assignedToSawmillDateTime: new Date('2026-08-04T08:00:00Z'),
        volume: 4.009,
      },
    );
    const none = { preregistrations: 0, fullMeasurements: 0, pieceCount: 0, assignedToSawmill: 0, volume: 0 };
    expect(await statistics({ from: '2026-05-31T23:59:59Z', to: '2026-08-10T00:00:00Z' })).toEqual({
      preregistrations: 1,
      fullMeasurements: 2,
      pieceCount: 1,
      assignedToSawmill: 1,
      bins: [
        { ...none, date: '2026-05-01T00:00:00.000Z' },
        { ...none, date: '2026-06-01T00:00:00.000Z', preregistrations: 1 },
        { ...none, date: '2026-07-01T00:00:00.000Z', fullMeasurements: 2, pieceCount: 1, volume: 20.212 },
        { ...none, date: '2026-08-01T00:00:00.000Z', assignedToSawmill: 1 },
      ],
    });
    const cut = { from: '2026-06-01T00:00:00Z', to: '2026-12-31T00:00:00Z' };
    expect(await statistics({ ...cut, states: ['AssignedToSawmill'] })).toMatchObject({
      preregistrations: 0,
      fullMeasurements: 1,
      pieceCount: 0,
      assignedToSawmill: 1,
    });
    expect(await statistics({ ...cut, sawmillIds: [world.sawmillIds[1]] })).toMatchObject({
      fullMeasurements: 0,
    });
  });

  it('cut days and months by the clocks of the time zone, by those of Greenwich unless told otherwise', async () => {
    await measuredAt('2026-05-31T22:30:00Z');
    const daily = { resolution: 'Daily', from: '2026-05-30T22:00:00Z', to: '2026-06-01T21:59:59Z' };
    expect(await measurements({ ...daily, ...inCopenhagen })).toEqual([
      ['2026-05-30T22:00:00.000Z', 0],
      ['2026-05-31T22:00:00.000Z', 1],
    ]);
    expect(await measurements(daily)).toEqual([
      ['2026-05-30T00:00:00.000Z', 0],
      ['2026-05-31T00:00:00.000Z', 1],
      ['2026-06-01T00:00:00.000Z', 0],
    ]);
    // The 1st of June in Copenhagen is the 31st of May in Greenwich.
    expect(await measurements({ ...daily, resolution: 'Monthly', ...inCopenhagen })).toEqual([
      ['2026-04-30T22:00:00.000Z', 0],
      ['2026-05-31T22:00:00.000Z', 1],
    ]);
    expect(await measurements({ ...june, from: '2026-05-01T00:00:00Z' })).toEqual([
      ['2026-05-01T00:00:00.000Z', 1],
      ['2026-06-01T00:00:00.000Z', 0],
    ]);
  });

  it.each([
    ['a day', 'Hourly', '2026-06-16T22:00:00Z', '2026-06-17T21:59:59Z', 24],
    ['the day without 2 o’clock', 'Hourly', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', 23],
    ['the day with 2 o’clock twice', 'Hourly', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', 25],
    ['2 days', 'Daily', '2026-06-15T22:00:00Z', '2026-06-17T21:59:59Z', 2],
    ['30 days over a change of the clocks', 'Daily', '2026-10-09T22:00:00Z', '2026-11-08T22:59:59Z', 30],
    ['31 days of one month', 'Monthly', '2026-04-30T22:00:00Z', '2026-05-31T21:59:59Z', 1],
    ['31 days of two months', 'Monthly', '2026-05-16T22:00:00Z', '2026-06-16T21:59:59Z', 2],
  ])(
    'have a bin for every part of %s, also where nothing happened',
    async (_what, resolution, from, to, count) => {
      await measuredAt(from, to);
      const found = await measurements({ resolution, from, to, ...inCopenhagen });
      const between = Array.from({ length: Math.max(0, count - 2) }, () => 0);
      expect(found.map(([, measured]) => measured)).toEqual(count === 1 ? [2] : [1, ...between, 1]);
    },
  );

  it('keep both 2 o’clocks of an autumn night apart', async () => {
    await measuredAt('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T01:59:59Z');
    const night = { from: '2026-10-24T22:00:00Z', to: '2026-10-25T22:59:59Z' };
    expect((await measurements({ ...night, resolution: 'Hourly', ...inCopenhagen })).slice(1, 5)).toEqual([
      ['2026-10-24T23:00:00.000Z', 0],
      ['2026-10-25T00:00:00.000Z', 1],
      ['2026-10-25T01:00:00.000Z', 2],
      ['2026-10-25T02:00:00.000Z', 0],
    ]);
  });

  it('have months that begin at midnight in Los Angeles, in winter and in summer', async () => {
    await measuredAt('2026-03-01T07:59:59Z', '2026-03-01T08:00:00Z', '2026-04-01T06:59:59Z');
    const range = { from: '2026-02-14T08:00:00Z', to: '2026-04-14T06:59:59Z' };
    expect(await measurements({ ...range, timeZone: 'America/Los_Angeles' })).toEqual([
      ['2026-02-01T08:00:00.000Z', 1],
      ['2026-03-01T08:00:00.000Z', 2],
      ['2026-04-01T07:00:00.000Z', 0],
    ]);
  });

  it('hold what is in the range only, with the whole of its last second', async () => {
    await measuredAt(
      '2026-06-10T09:59:59.999Z',
      '2026-06-10T10:00:00Z',
      '2026-06-11T00:00:00.999Z',
      '2026-06-11T00:00:01Z',
    );
    const range = { from: '2026-06-10T12:00:00+02:00', to: '2026-06-11T00:00:00Z', resolution: 'Daily' };
    expect(await measurements(range)).toEqual([
      ['2026-06-10T00:00:00.000Z', 1],
      ['2026-06-11T00:00:00.000Z', 1],
    ]);
  });

  it('go from the first to the last month in which something happened where the range is open', async () => {
    await measuredAt('2019-11-30T23:30:00Z', '2020-02-10T08:00:00Z');
    const months = async (range: object) =>
      (await measurements({ ...range, ...inCopenhagen })).map(
        ([date, count]) => `${date.slice(0, 10)}: ${count}`,
      );
    expect(await months({})).toEqual(['2019-11-30: 1', '2019-12-31: 0', '2020-01-31: 1']);
    expect(await months({ from: '2019-10-20T00:00:00Z' })).toEqual([
      '2019-09-30: 0',
      '2019-10-31: 0',
      '2019-11-30: 1',
      '2019-12-31: 0',
      '2020-01-31: 1',
    ]);
    expect(await months({ to: '2020-01-15T00:00:00Z' })).toEqual(['2019-11-30: 1', '2019-12-31: 0']);
    expect(await statistics({ areaNumber: 'Nowhere' })).toEqual({
      preregistrations: 0,
      fullMeasurements: 0,
      pieceCount: 0,
      assignedToSawmill: 0,
      bins: [],
    });
  });

  it('are the same whatever the date type and the page', async () => {
    await measuredAt('2026-06-10T10:00:00Z');
    const paged = { dateType: 'AssignedToSawmill', page: 7, pageSize: 1 };
    expect(await statistics({ ...june, ...paged })).toEqual(await statistics(june));
    expect((await statistics(june)).fullMeasurements).toBe(1);
  });

  it('know the zones that browsers report under their old names', async () => {
    for (const timeZone of ['Asia/Calcutta', 'Europe/Kiev', 'America/Buenos_Aires'])
      expect(await measurements({ ...june, timeZone })).not.toEqual([]);
  });

  it.each([
    ['from later than to', { from: june.to, to: june.from }, ['to']],
    ['hours from ever on', { resolution: 'Hourly', to: june.to }, ['from']],
    ['days for ever', { resolution: 'Daily', from: june.from }, ['to']],
    ['hours of all times', { resolution: 'Hourly' }, ['from', 'to']],
    ['20 years by the hour', { ...june, resolution: 'Hourly', from: '2006-06-30T00:00:00Z' }, ['resolution']],
    ['20 years by the day', { ...june, resolution: 'Daily', from: '2006-06-30T00:00:00Z' }, ['resolution']],
    ['an unknown resolution', { ...june, resolution: 'Weekly' }, ['resolution']],
    ['an offset for a time zone', { ...june, timeZone: '+01:00' }, ['timeZone']],
    ['a zone of another planet', { ...june, timeZone: 'Mars/Base' }, ['timeZone']],
    ['a time zone without a name', { ...june, timeZone: '' }, ['timeZone']],
    ['the zone of the machine', { ...june, timeZone: 'localtime' }, ['timeZone']],
    ['a path', { ...june, timeZone: '../etc' }, ['timeZone']],
    ['no department', { ...june, departmentIds: [] }, ['departmentIds']],
    ['an unknown filter', { ...june, organizationId: world.organizationId }, ['organizationId']],
  ])('refuse %s', async (_what, wrong, fields) => {
    const response = await call(wrong);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      data: null,
      fieldErrors: fields.map((field) => ({ field })),
    });
  });

  it('take 5,000 bins, and say in words that more are too many', async () => {
    const hours = (count: number) => ({
      resolution: 'Hourly',
      from: '2026-01-01T00:00:00Z',
      to: new Date(Date.parse('2026-01-01T00:00:00Z') + count * 3_600_000 - 1000).toISOString(),
    });
    expect((await statistics(hours(5000))).bins).toHaveLength(5000);
    const response = await call(hours(5001), 'de');
    expect(await response.json()).toMatchObject({
      errorMessage: expect.stringContaining('Zeitraum ist zu lang'),
      fieldErrors: [{ field: 'resolution', message: expect.stringContaining('kürzeren Zeitraum') }],
    });
  });
});
