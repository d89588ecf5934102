import fc from 'fast-check';
import { isNight } from '../../../../scripts/testing/isNight';
import { isAtZero } from '../../../../src/lib/position';
import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { aStack, world } from '../../../testing/stackWorld';
import { StackPointsFiltersSchema } from '../filters/stackFilterSchemas';

let service: Awaited<ReturnType<typeof stackService>>;

beforeAll(async () => {
  service = await stackService();
});

const departmentIds = [...world.departmentIds];

describe('the packed points of a filter', () => {
  const states = ['PreRegistration', 'Measured', 'AssignedToSawmill'];

  afterEach(() => service.resetStacks());

  const put = (caller: string, path: string, body: object) => service.call(caller, 'PUT', path, body);

  const withoutChecks = (statement: string) =>
    service.orm.transaction(async (transaction) => {
      await transaction.execute('set local session_replication_role = replica');
      await transaction.execute(statement);
    });

  async function pointsOf(body: object, caller: string = world.organizationAdmin) {
    const response = await put(caller, '/stack/map-points', body);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4)).toBe('SYP1');
    const count = bytes.readUInt32BE(4);
    expect(bytes.length).toBe(8 + 25 * count);
    return Array.from({ length: count }, (_, at) => {
      const id = bytes.toString('hex', 8 + 9 * count + 16 * at, 8 + 9 * count + 16 * (at + 1));
      return {
        stackId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
        latitude: bytes.readInt32BE(8 + 8 * at) / 1e7,
        longitude: bytes.readInt32BE(12 + 8 * at) / 1e7,
        state: states[bytes.readUInt8(8 + 8 * count + at)],
      };
    });
  }

  async function listed(body: object, path = '/stack/map-list') {
    const response = await put(world.organizationAdmin, path, body);
    return (await response.json()).data;
  }

  const filters = fc.record(
    {
      departmentIds: fc.subarray(departmentIds, { minLength: 1 }),
      dateType: fc.constantFrom('LastChanged', 'Measured', 'Invoiceable'),
      from: fc.constantFrom('2026-03-01T00:00:00Z', '2026-03-10T23:59:59Z'),
      to: fc.constantFrom('2026-03-20T12:00:00Z', '2026-04-30T00:00:00Z'),
      states: fc.subarray(states),
      treeSpecies: fc.subarray(['fi', 'bu', 'ei']),
      sawmillIds: fc.subarray([...world.sawmillIds]),
      hasPosition: fc.boolean(),
      search: fc.constantFrom('W-1', 'p_', '%'),
    },
    { requiredKeys: ['departmentIds'] },
  );

  it('are the stacks of the list that have a position, each with its place and state', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(7, 10_000), async (body, pageSize) => {
        const points = await pointsOf({ ...body, pageSize });
        expect(points).toEqual(await listed({ ...body, pageSize }));
        const { totalCount } = await listed({ ...body, pageSize: 1, hasPosition: true }, '/stack/list');
        if (body.hasPosition !== false) expect(points).toHaveLength(Math.min(pageSize, totalCount));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [-90, -180],
    [90, 180],
    [0, -0.00000004],
    [56.123456789, 9.98765432123],
  ])('are within half a unit of the seventh decimal at %d, %d', async (latitude, longitude) => {
    await service.orm.insert(stack).values(aStack(7000, { latitude, longitude }));
    const [point] = await pointsOf({ departmentIds, search: 'W-07000' });
    expect(Math.abs((point?.latitude ?? Number.NaN) - latitude)).toBeLessThan(0.51e-7);
    expect(Math.abs((point?.longitude ?? Number.NaN) - longitude)).toBeLessThan(0.51e-7);
  });

  it('are an answer without stacks, too', async () => {
    expect(await pointsOf({ departmentIds, search: 'nothing has this number' })).toEqual([]);
  });

  it('are at most 100,000 where nobody says how many', () => {
    expect(StackPointsFiltersSchema.parse({ departmentIds }).pageSize).toBe(100_000);
  });

  // The test writes 100,000 rows, which takes 20 seconds.
  if (isNight)
    it('are at most 100,000, the newest', async () => {
      const start = aStack(0).id.slice(0, 24);
      await withoutChecks(`insert into stack (id, organization_id, department_id, stack_number, state, latitude, longitude,
        registration_date_time, last_modified_date_time) select ('${start}' || lpad(to_hex(number), 12, '0'))::uuid,
        '${world.organizationId}', '${departmentIds[0]}', 'many ' || number, 'Measured', 56, 9, now(),
        '2000-01-01'::timestamptz + number * interval '1 second' from generate_series(100000, 200000) number`);
      const points = await pointsOf({ departmentIds, search: 'many', dateType: 'LastChanged' });
      await withoutChecks(`delete from stack where stack_number like 'many %'`);
      expect(points).toHaveLength(100_000);
      expect(points[0]?.stackId).toBe(aStack(200_000).id);
      expect(points.at(-1)?.stackId).toBe(aStack(100_001).id);
    });

  it.each([
    ['a stack of another organisation', world.stranger],
    ['a department of somebody else', world.departmentAdmin],
  ])('are not found for %s', async (_whose, caller) => {
    expect((await put(caller, '/stack/map-points', { departmentIds })).status).toBe(404);
  });

  it.each([{ page: 2 }, { pageSize: 100_001 }, { from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z' }])(
    'refuse %j',
    async (wrong) => {
      const response = await put(world.organizationAdmin, '/stack/map-points', { departmentIds, ...wrong });
      expect(response.status).toBe(400);
    },
  );
});

describe('the filter by distance', () => {
  const places = [
    ...[56.1, 56.2, 0, -33.5, 89.99, 90, -90, -89.5].flatMap((latitude) =>
      [9.2, 9.3, 0, 179.999, 180, -180, -179.9, 90].map((longitude) => ({ latitude, longitude })),
    ),
    { latitude: 56.1 + 1e-9, longitude: 9.2 },
    // PostgreSQL takes these numbers, and refuses to turn them into radians.
    { latitude: Number.MIN_VALUE, longitude: 9.2 },
    { latitude: 56.1, longitude: -Number.MIN_VALUE },
    { latitude: 1e-310, longitude: 1e-310 },
  ];
  const stacks = places.map((place, index) => aStack(7000 + index, place));
  const unplaced = aStack(7500, { latitude: null, longitude: null });

  function distance(a: (typeof places)[number], b: (typeof places)[number]): number {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const [rise, turn] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
    const chord =
      Math.sin(rise / 2) ** 2 +
      Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(turn / 2) ** 2;
    return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(chord)));
  }

  const circle = fc.record({
    near: fc.oneof(
      fc.constantFrom(...places),
      fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
    ),
    radiusKm: fc.oneof(
      fc.constantFrom(0.1, 1, 6.2, 20, 111.2, 1000),
      fc.double({ min: 0.1, max: 1000, noNaN: true }),
    ),
  });

  beforeAll(() => service.orm.insert(stack).values([...stacks, unplaced]));

  async function call(path: string, body: object, email: string = world.organizationAdmin) {
    const response = await service.call(email, 'PUT', path, body);
    return { status: response.status, body: await response.json() };
  }

  it('finds what the plain formula finds, over poles and antimeridian', async () => {
    await fc.assert(
      fc.asyncProperty(circle, async ({ near, radiusKm }) => {
        const { body } = await call('/stack/map-list', { departmentIds, search: 'W-07', near, radiusKm });
        const found = new Set(body.data.map(({ stackId }: { stackId: string }) => stackId));
        expect(found.has(unplaced.id)).toBe(false);
        stacks.forEach(({ id }, index) => {
          const place = places[index] ?? near;
          const kilometres = isAtZero(place) ? Number.POSITIVE_INFINITY : distance(near, place);
          // The last bit of a sine differs from machine to machine: a millimetre on either side is not judged.
          if (Math.abs(kilometres - radiusKm) > 1e-6)
            expect([id, found.has(id)]).toEqual([id, kilometres < radiusKm]);
        });
      }),
      { numRuns: 150 },
    );
  });

  const around = { near: { latitude: 56.1, longitude: 9.2 }, radiusKm: 20 };

  it('is the same in list, totals, statistics and what waits', async () => {
    const body = { departmentIds, search: 'W-07', ...around };
    const list = await call('/stack/list', { ...body, dateType: 'Measured' });
    const { totalCount } = list.body.data;
    // (56.1, 9.2), (56.1, 9.3), (56.2, 9.2), (56.2, 9.3) and the one a hair next to the first.
    expect(totalCount).toBe(5);
    expect((await call('/stack/totals', body)).body.data.totalCount).toBe(5);
    expect((await call('/stack/statistics', body)).body.data.fullMeasurements).toBe(5);
    expect((await call('/stack/waiting', body)).body.data).toMatchObject({
      notAssigned: { count: 5 },
      withoutPosition: { count: 0 },
    });
  });

  it('narrows the list of a sawmill', async () => {
    const sawmillIds = [world.sawmillIds[0]];
    const [all, none] = await Promise.all([
      call('/stack/list/sawmill', { sawmillIds }, world.sawmillUser),
      call(
        '/stack/list/sawmill',
        { sawmillIds, near: { latitude: -40, longitude: 9 }, radiusKm: 5 },
        world.sawmillUser,
      ),
    ]);
    expect(all.body.data.totalCount).toBeGreaterThan(0);
    expect(none.body.data.totalCount).toBe(0);
  });

  it('says how far away each stack is, and nothing without a point', async () => {
    const body = { departmentIds, search: 'W-07', dateType: 'Measured' };
    const near = (await call('/stack/list', { ...body, ...around })).body.data.data;
    const metres = near.map((row: { distance: number }) => row.distance);
    metres.sort((a: number, b: number) => a - b);
    const expected = places
      .map((place) => Math.round(distance(around.near, place) * 1000))
      .filter((value) => value <= 20_000)
      .toSorted((a, b) => a - b);
    expect(metres).toEqual(expected);
    const [row] = (await call('/stack/list', body)).body.data.data;
    expect(row).not.toHaveProperty('distance');
  });

  it('says that point and distance belong together', async () => {
    for (const half of [{ near: around.near }, { radiusKm: 20 }]) {
      const { body } = await call('/stack/list', { departmentIds, ...half });
      expect(body.fieldErrors[0].message).toBe('A point and a distance go together. Give both or neither.');
    }
  });

  it.each([
    ['a point without a radius', { near: around.near }, 'radiusKm'],
    ['a radius without a point', { radiusKm: 20 }, 'near'],
    ['a latitude beyond the pole', { ...around, near: { latitude: 90.1, longitude: 0 } }, 'near.latitude'],
    ['half a point', { ...around, near: { latitude: 56 } }, 'near.longitude'],
    ['no radius at all', { ...around, radiusKm: 0 }, 'radiusKm'],
    ['half the earth', { ...around, radiusKm: 20_000 }, 'radiusKm'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { status, body } = await call('/stack/list', { departmentIds, ...wrong });
    expect(status).toBe(400);
    expect(body.fieldErrors).toEqual([{ field, message: expect.any(String) }]);
  });
});
