import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { type StackRecord, world, worldStacks } from '../../../testing/stackWorld';

let service: Awaited<ReturnType<typeof stackService>>;

beforeAll(async () => {
  service = await stackService();
});

const departmentIds = [...world.departmentIds];
const measured = worldStacks.filter(({ state }) => state === 'Measured').map(({ id }) => id);

const call = (method: string, path: string, body?: object) =>
  service.call(world.organizationAdmin, method, path, body);

async function answer(path: string, body: object = {}) {
  const response = await call('PUT', path, { departmentIds, ...body });
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

const rowsNow = () => service.orm.select().from(stack).where(inArray(stack.departmentId, departmentIds));

async function turn(id: string): Promise<void> {
  const row = (await rowsNow()).find((one) => one.id === id);
  const path = `/stack/${id}/withdrawal`;
  const { status } =
    row?.withdrawnAt === null
      ? await call('PUT', path, {
          reason: 'Twice',
          lastModifiedDateTime: row.lastModifiedDateTime.toISOString(),
        })
      : await call('DELETE', path);
  expect(status).toBe(200);
}

const litresOf = (rows: readonly { litres: number | null }[]) =>
  rows.reduce((sum, { litres }) => sum + (litres ?? 0), 0);
const inState = <Row extends Pick<StackRecord, 'state'>>(rows: readonly Row[], state: StackRecord['state']) =>
  rows.filter((row) => row.state === state);

it('after any withdrawals and returns, list and figures are those of the stacks that count', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...measured), { minLength: 1, maxLength: 12 }),
      async (turns) => {
        await service.resetStacks();
        for (const id of turns) await turn(id);
        const rows = await rowsNow();
        const counted = rows.filter(({ withdrawnAt }) => withdrawnAt === null);
        const gone = rows.filter(({ withdrawnAt }) => withdrawnAt !== null);
        const cubicMetres = (some: typeof rows) => litresOf(some) / 1000;

        expect(await answer('/stack/totals', { dateType: 'LastChanged' })).toMatchObject({
          totalCount: counted.length,
        });
        const { groups } = await answer('/stack/totals');
        expect(
          groups.reduce((sum: number, { volume }: { volume: number }) => sum + Math.round(volume * 1000), 0),
        ).toBe(litresOf(counted));

        const list = async (more: object) =>
          (await answer('/stack/list', { pageSize: 100, ...more })).totalCount;
        expect(await list({})).toBe(counted.length);
        expect(await list({ search: 'W-' })).toBe(
          counted.filter(({ stackNumber, polterId }) => /w-/i.test(`${stackNumber} ${polterId}`)).length,
        );
        expect(await list({ withdrawn: true })).toBe(gone.length);

        const measuredNow = counted.filter(({ state }) => state !== 'PreRegistration');
        const statistics = await answer('/stack/statistics', { timeZone: 'Europe/Copenhagen' });
        expect(statistics.preregistrations).toBe(inState(counted, 'PreRegistration').length);
        expect(statistics.fullMeasurements + statistics.pieceCount).toBe(measuredNow.length);

        const { states } = await answer('/stack/ageing', { ages: [{}] });
        const total = states.find(
          (group: { departmentId: string | null; state: string }) =>
            group.departmentId === null && group.state === 'Measured',
        );
        expect([total.total.count, total.total.volume]).toEqual([
          inState(counted, 'Measured').length,
          cubicMetres(inState(counted, 'Measured')),
        ]);

        const waiting = await answer('/stack/waiting');
        expect(waiting.notAssigned.count).toBe(inState(counted, 'Measured').length);
        const points = await answer('/stack/map-list');
        const isShown = ({ latitude, longitude }: (typeof rows)[number]) =>
          latitude !== null && longitude !== null;
        expect(points.length).toBe(counted.filter(isShown).length);
      },
    ),
    { numRuns: 8 },
  );
});
