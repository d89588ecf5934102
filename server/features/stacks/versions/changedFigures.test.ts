import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { world, worldStacks } from '../../../testing/stackWorld';

let service: Awaited<ReturnType<typeof stackService>>;

beforeAll(async () => {
  service = await stackService();
});

const { departmentIds } = world;
const changed = worldStacks.filter(({ state }) => state === 'Measured').slice(0, 8);
const zones = ['Europe/Copenhagen', 'America/Los_Angeles', 'Pacific/Auckland'];

const call = (method: string, path: string, body?: object) =>
  service.call(world.organizationAdmin, method, path, body);

async function answer(path: string, body: object) {
  const response = await call('PUT', path, body);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

const rowsNow = () =>
  service.orm
    .select()
    .from(stack)
    .where(inArray(stack.departmentId, [...departmentIds]));

type Row = Awaited<ReturnType<typeof rowsNow>>[number];

const acts = {
  move: (to: number) => (row: Row) =>
    call('PUT', `/stack/${row.id}/department`, {
      lastModifiedDateTime: row.lastModifiedDateTime.toISOString(),
      departmentId: departmentIds[to],
      reason: 'The other forest',
    }),
  correct: (species: string, place: number) => (row: Row) =>
    call('PUT', `/stack/${row.id}/correction`, {
      reason: 'Mistyped',
      values: { treeSpecies: species, areaNumber: `C ${place}` },
      position: { latitude: 56 + place, longitude: 9 },
    }),
  turn: () => (row: Row) =>
    row.withdrawnAt === null
      ? call('PUT', `/stack/${row.id}/withdrawal`, {
          reason: 'Twice',
          lastModifiedDateTime: row.lastModifiedDateTime.toISOString(),
        })
      : call('DELETE', `/stack/${row.id}/withdrawal`),
};

const act = fc.oneof(
  fc.nat({ max: 2 }).map((to) => acts.move(to)),
  fc
    .tuple(fc.constantFrom('fi', 'bu', 'ei'), fc.nat({ max: 3 }))
    .map(([species, place]) => acts.correct(species, place)),
  fc.constant(acts.turn()),
);

const litresOf = (rows: readonly Row[]) => rows.reduce((sum, { litres }) => sum + (litres ?? 0), 0);

it('after any corrections, moves, withdrawals and returns, list and figures are those of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: changed.length - 1 }), act), { minLength: 1, maxLength: 12 }),
      async (steps) => {
        await service.resetStacks();
        await service.measure(changed);
        const before = await rowsNow();
        for (const [place, step] of steps) {
          const row = (await rowsNow()).find(({ id }) => id === changed[place]?.id);
          // A withdrawn one is refused, and nothing of it changes.
          const { status } = row ? await step(row) : { status: 0 };
          expect([200, 409]).toContain(status);
        }
        const rows = await rowsNow();
        expect(litresOf(rows)).toBe(litresOf(before));
        const counted = rows.filter(({ withdrawnAt }) => withdrawnAt === null);
        for (const departmentId of departmentIds) {
          const own = counted.filter((row) => row.departmentId === departmentId);
          const scope = { departmentIds: [departmentId] };
          const { totalCount, groups } = await answer('/stack/totals', scope);
          expect(totalCount).toBe(own.length);
          for (const { treeSpecies, count, volume } of groups) {
            const ofSpecies = own.filter((row) => row.treeSpecies === (treeSpecies?.key ?? null));
            expect([count, Math.round((volume ?? 0) * 1000)]).toEqual([
              ofSpecies.length,
              litresOf(ofSpecies),
            ]);
          }
          for (const timeZone of zones) {
            const statistics = await answer('/stack/statistics', { ...scope, timeZone });
            const measured = own.filter(({ state }) => state !== 'PreRegistration');
            expect(statistics.fullMeasurements + statistics.pieceCount).toBe(measured.length);
            expect(statistics.preregistrations).toBe(own.length - measured.length);
          }
          const { totalCount: listed } = await answer('/stack/list', { ...scope, areaNumber: 'C 1' });
          expect(listed).toBe(own.filter(({ areaNumber }) => areaNumber === 'C 1').length);
          const points = await answer('/stack/map-list', scope);
          expect(points).toHaveLength(own.filter(({ latitude }) => latitude !== null).length);
        }
      },
    ),
    { numRuns: 8 },
  );
});
