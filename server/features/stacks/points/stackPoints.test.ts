import fc from 'fast-check';
import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { aStack, world } from '../../../testing/stackWorld';

type Service = Awaited<ReturnType<typeof stackService>>;

const states = ['PreRegistration', 'Measured', 'AssignedToSawmill'];
const departmentIds = [...world.departmentIds];

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
afterEach(() => service.resetStacks());

const put = (caller: string, path: string, body: object) => service.call(caller, 'PUT', path, body);

/** The packed answer, read column by column as the document describes it. */
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

describe('the packed points of a filter', () => {
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

  it('are at most 100,000, the newest', async () => {
    const start = aStack(0).id.slice(0, 24);
    await service.orm.execute(`insert into stack (id, organization_id, department_id, stack_number, state, latitude, longitude,
      registration_date_time, last_modified_date_time) select ('${start}' || lpad(to_hex(number), 12, '0'))::uuid,
      '${world.organizationId}', '${departmentIds[0]}', 'many ' || number, 'Measured', 56, 9, now(),
      '2000-01-01'::timestamptz + number * interval '1 second' from generate_series(100000, 200000) number`);
    const points = await pointsOf({ departmentIds, search: 'many', dateType: 'LastChanged' });
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
