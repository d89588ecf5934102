import { eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hashPassword } from '../../auth/passwords';
import type { Database, Orm, WritableOrm } from '../../db/client';
import * as schema from '../../db/schema';
import { department, measurementCard, organization } from '../../db/schema';
import { type StackRecord, stack } from '../../db/stackSchema';
import { buildCard } from './cards/buildCard';
import { cardPlans } from './cards/cardPlans';
import { idOf } from './ids';
import { organizationRows } from './organizationRows';
import { harzerPlan } from './organizations/harzer';
import { nordskovPlan } from './organizations/nordskov';
import { demoPassword } from './organizations/people';
import type { OrganizationPlan } from './organizations/plan';
import { smallOrganizationPlans } from './organizations/smallOrganizations';
import { stackRows } from './stackRows';

interface SeedOptions {
  seed: number;
  /** The last moment of the demo data. */
  now: Date;
  nordskovStacks: number;
  /** False: an empty database stays empty. */
  mayFill: boolean;
  onProgress?: (progress: { stacks: number; of: number }) => void;
}

/** Limits the memory of a big seed; larger batches are not faster. */
const batchSize = 2000;

/** Any number: two services that start on one empty database fill it once. */
const seedLock = 4_606_016;

/**
 * Fills a database that holds nothing at all; one that bears the mark of the demo gets only the newest demo cards,
 * and any other is left alone. One transaction, so that an interrupted start leaves nothing.
 * @returns the seed, which is the mark of the demo; null for a database of somebody else
 */
export async function seedDatabase(
  { unrecorded, tidy }: Database,
  options: SeedOptions,
): Promise<number | null> {
  const { seed, now } = options;
  const plans = demoPlans(seed, options.nordskovStacks);
  const found = await unrecorded.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [mark] = await transaction.select().from(schema.meta).where(eq(schema.meta.key, 'seed'));
    if (mark) {
      await writeDemoCards(transaction, Number(mark.value));
      return Number(mark.value);
    }
    if (!options.mayFill || (await holdsAnything(transaction))) return null;
    const passwordHash = await hashPassword(demoPassword);
    await writeDemoCards(transaction, seed);
    await insertOrganizations(transaction, organizationRows({ seed, now, passwordHash }, plans));
    await insertStacks(transaction, options, plans);
    await transaction.insert(schema.meta).values([
      { key: 'seed', value: String(seed) },
      { key: 'seedNow', value: now.toISOString() },
    ]);
    return seed;
  });
  await tidy();
  return found;
}

export async function holdsAnything(orm: Orm): Promise<boolean> {
  const { rows } = await orm.execute<{ found: boolean }>(
    sql`select exists (select from ${schema.organization}) or exists (select from ${schema.appUser})
      or exists (select from ${schema.measurementCard}) as found`,
  );
  return rows[0]?.found !== false;
}

async function insertOrganizations(
  transaction: WritableOrm,
  rows: ReturnType<typeof organizationRows>,
): Promise<void> {
  await transaction.insert(schema.organization).values(rows.organizations);
  await transaction.insert(schema.organizationLogo).values(rows.organizationLogos);
  await transaction.insert(schema.department).values(rows.departments);
  await transaction.insert(schema.appUser).values(rows.users);
  await transaction.insert(schema.person).values(rows.people);
  await transaction.insert(schema.organizationMember).values(rows.organizationMembers);
  await transaction.insert(schema.departmentMember).values(rows.departmentMembers);
  await transaction.insert(schema.contact).values(rows.contacts);
  await transaction.insert(schema.contract).values(rows.contracts);
  await transaction.insert(schema.sawmill).values(rows.sawmills);
  await transaction.insert(schema.sawmillMember).values(rows.sawmillMembers);
}

async function insertStacks(
  transaction: WritableOrm,
  { onProgress, ...context }: SeedOptions,
  plans: readonly OrganizationPlan[],
): Promise<void> {
  const of = plans.flatMap(({ departments }) => departments).reduce((sum, { stacks }) => sum + stacks, 0);
  let stacks = 0;
  let batch: StackRecord[] = [];
  const flush = async () => {
    await insertRecords(transaction, stack, batch);
    stacks += batch.length;
    batch = [];
    onProgress?.({ stacks, of });
  };
  for (const plan of plans) {
    for (const department of plan.departments) {
      for (const row of stackRows(context, plan, department)) {
        batch.push(row);
        if (batch.length === batchSize) await flush();
      }
    }
  }
  await flush();
}

/** One parameter per batch takes a third of the time of one parameter per value. */
async function insertRecords(transaction: WritableOrm, table: PgTable, rows: StackRecord[]): Promise<void> {
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value])),
  );
  const name = sql.identifier(getTableName(table));
  const written = Object.entries(getTableColumns(table)).filter(
    ([, { generated }]) => generated === undefined,
  );
  const columns = sql.join(
    written.map(([key]) => sql.identifier(columnName(key))),
    sql`, `,
  );
  await transaction.execute(
    sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(records)}::jsonb)`,
  );
}

function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Writes or renews the demo cards. No user can edit a card, so the cards belong to the program, and a folder
 * of an earlier version gets today's, by which its stacks are to be checked again. Other cards stay.
 */
async function writeDemoCards(orm: WritableOrm, seed: number): Promise<void> {
  const renewed = await orm
    .insert(measurementCard)
    .values(
      cardPlans.map((plan) => ({
        id: idOf(seed, plan.key),
        name: plan.name,
        definition: buildCard(plan),
      })),
    )
    .onConflictDoUpdate({
      target: measurementCard.id,
      set: { name: sql`excluded.name`, definition: sql`excluded.definition` },
      setWhere: sql`${measurementCard.definition} <> excluded.definition or ${measurementCard.name} <> excluded.name`,
    })
    .returning({ id: measurementCard.id });
  const departments = orm
    .select({ id: department.id })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(
      inArray(
        organization.measurementCardId,
        renewed.map(({ id }) => id),
      ),
    );
  await orm.update(stack).set({ evidenceFailed: null }).where(inArray(stack.departmentId, departments));
}

export function demoPlans(seed: number, nordskovStacks: number): OrganizationPlan[] {
  return [nordskovPlan(seed, nordskovStacks), harzerPlan(seed), ...smallOrganizationPlans(seed)];
}
