import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../../auth/passwords';
import type { Database, Orm, WritableOrm } from '../../db/client';
import { insertRecords } from '../../db/insertRecords';
import { measurement, type WrittenMeasurement } from '../../db/measurementSchema';
import * as schema from '../../db/schema';
import { insertStacks as insertRows } from '../../db/searchText';
import type { StackRecord } from '../../db/stackSchema';
import { cardPlans } from './cardPlans';
import { writeDemoDecisions } from './demoDecisions';
import { demoMeasurement } from './demoMeasurement';
import { measurementsStored, writeMissingMeasurements } from './missingMeasurements';
import { organizationRows } from './organizationRows';
import { harzerPlan } from './organizations/harzer';
import { nordskovPlan } from './organizations/nordskov';
import { demoPassword } from './organizations/people';
import type { OrganizationPlan } from './organizations/plan';
import { smallOrganizationPlans } from './organizations/smallOrganizations';
import { firstVersion, stackRows } from './stackRows';
import { writeDemoCards } from './writeDemoCards';

interface SeedOptions {
  seed: number;
  now: Date;
  nordskovStacks: number;
  mayFill: boolean;
  onProgress?: (progress: { stacks: number; of: number }) => void;
}

/**
 * Batches limit the memory that a large seed needs; larger batches are not faster. A database server ends a
 * transaction that sends nothing for a minute, and the piles of a whole batch are computed between two
 * statements.
 */
const batchSize = 500;

const wholeDemo = 12_000;

/**
 * Two services that start on the same empty database must use the same lock number, so that it is filled only
 * once.
 */
const seedLock = 4_606_016;

/**
 * Only an entirely empty database is filled. A database with the mark of the demo gets the newest demo cards,
 * and any other stays unchanged. One transaction is used, so that an interrupted start leaves nothing behind.
 * @returns the seed, which is the mark of the demo; null for a database without the demo
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
      const found = Number(mark.value);
      await writeDemoCards(transaction, found, now);
      await writeMissingMeasurements(transaction, found);
      return found;
    }
    if (!options.mayFill || (await holdsAnything(transaction))) return null;
    const passwordHash = await hashPassword(demoPassword, {
      address: 'demo',
      account: undefined,
      signal: new AbortController().signal,
    });
    await writeDemoCards(transaction, seed, now);
    await insertOrganizations(transaction, organizationRows({ seed, now, passwordHash }, plans));
    await insertStacks(transaction, options, plans);
    await writeDemoDecisions(transaction, now);
    await transaction
      .insert(schema.meta)
      .values([
        { key: 'seed', value: String(seed) },
        { key: 'seedNow', value: now.toISOString() },
        measurementsStored,
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
  const cards = new Map(
    cardPlans.map((plan) => firstVersion(context.seed, plan)).map((version) => [version.id, version]),
  );
  let stacks = 0;
  let batch: StackRecord[] = [];
  let measured: WrittenMeasurement[] = [];
  const flush = async () => {
    await insertRows(transaction, batch);
    await insertRecords(transaction, measurement, measured);
    stacks += batch.length;
    batch = [];
    measured = [];
    onProgress?.({ stacks, of });
  };
  for (const plan of plans) {
    for (const department of plan.departments) {
      for (const row of stackRows(context, plan, department)) {
        batch.push(row);
        const card = cards.get(row.cardVersionId ?? '');
        const made = card && demoMeasurement(context.seed, card, row);
        if (made) measured.push(made);
        if (batch.length === batchSize) await flush();
      }
    }
  }
  await flush();
}

export function demoPlans(seed: number, nordskovStacks: number): OrganizationPlan[] {
  const share = Math.min(1, nordskovStacks / wholeDemo);
  const others = [harzerPlan(seed), ...smallOrganizationPlans(seed)].map((plan) => ({
    ...plan,
    departments: plan.departments.map((department) => ({
      ...department,
      stacks: Math.ceil(department.stacks * share),
    })),
  }));
  return [nordskovPlan(seed, nordskovStacks), ...others];
}
