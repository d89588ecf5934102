import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { deletedOrganization } from '../../db/deletedSchema';
import { measurement } from '../../db/measurementSchema';
import { meta, organization } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { keepRows, returnRows } from '../../features/organizations/deletedRows';
import { testDatabase, testNow, testSeed } from '../../testing/testDatabase';
import { measurementsStored } from './missingMeasurements';
import { seedDatabase } from './seedDatabase';

async function rowsOf(orm: Orm, table: 'stack' | 'measurement'): Promise<string[]> {
  const { rows } = await orm.execute<{ text: string }>(
    sql`select found::text as text from ${sql.identifier(table)} found order by 1`,
  );
  return rows.map(({ text }) => text);
}

async function database() {
  const opened = await testDatabase();
  const orm = opened.unrecorded;
  // Former versions could not ask for a new measurement.
  await orm.update(measurement).set({ askedAnewAt: null });
  return {
    orm,
    start: () => seedDatabase(opened, { seed: testSeed, now: testNow, mayFill: true, nordskovStacks: 1 }),
    stored: async () => [await rowsOf(orm, 'stack'), await rowsOf(orm, 'measurement')],
    forget: async () => {
      await orm.delete(meta).where(eq(meta.key, measurementsStored.key));
      for (const schema of ['public', 'deleted']) {
        await orm.execute(sql`delete from ${sql.identifier(schema)}.measurement`);
        await orm.execute(
          sql`update ${sql.identifier(schema)}.stack set card_version_id = null, registered_values = null`,
        );
      }
    },
  };
}

it('are written once into the demo of a former version, as a new one has them', async () => {
  const { orm, start, stored, forget } = await database();
  const before = await stored();
  expect(before[1]?.length).toBeGreaterThan(500);
  await forget();
  await start();
  expect(await stored()).toEqual(before);

  const [measured] = await orm.select().from(measurement).limit(1);
  await orm.delete(measurement).where(eq(measurement.stackId, measured?.stackId ?? ''));
  await start();
  expect(await orm.$count(measurement)).toBe((before[1]?.length ?? 0) - 1);
});

it('are there when an organisation comes back that the former version deleted', async () => {
  const { orm, start, stored, forget } = await database();
  const [harzer] = await orm.select().from(organization).where(eq(organization.name, 'Harzer Rundholz GmbH'));
  const id = harzer?.id ?? '';
  const before = await stored();
  await orm.transaction(async (transaction) => {
    const deleted = { id, name: 'Harzer Rundholz GmbH', deletedAt: testNow, deletedBy: 'Greta' };
    await transaction.insert(deletedOrganization).values(deleted);
    await keepRows(transaction, id, []);
  });
  expect(await orm.$count(stack, eq(stack.organizationId, id))).toBe(0);
  await forget();
  await start();
  await orm.transaction((transaction) => returnRows(transaction, id));
  expect(await stored()).toEqual(before);
});

it('are written into no database of somebody else', async () => {
  const { orm, start, forget } = await database();
  await forget();
  await orm.delete(meta).where(eq(meta.key, 'seed'));
  expect(await start()).toBeNull();
  expect(await orm.$count(measurement)).toBe(0);
});
