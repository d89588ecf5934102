import { and, asc, eq, getTableColumns, gt, notExists, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../../db/cardSchema';
import type { WritableOrm } from '../../db/client';
import { cardVersionOfStack } from '../../db/currentCardVersion';
import { insertRecords } from '../../db/insertRecords';
import { measurement } from '../../db/measurementSchema';
import { meta, organization } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { measuredFigures } from '../../domain/measuredFigures';
import { type CardVersion, demoMeasurement, registeredValues } from './demoMeasurement';

export const measurementsStored = { key: 'measurementsStored', value: 'yes' };

const portion = 500;

const noId = '00000000-0000-0000-0000-000000000000';

/**
 * An older version of the program computed measurements on each request. They are stored here once, with the
 * card that the organisation has now. Stacks of deleted organisations that can still be restored get theirs
 * too.
 */
export async function writeMissingMeasurements(transaction: WritableOrm, seed: number): Promise<void> {
  const [mark] = await transaction.select().from(meta).where(eq(meta.key, measurementsStored.key));
  if (mark) return;
  await writeIn(transaction, seed);
  // The tables of deleted organisations have the same names, and missing ones are found in `public`.
  await transaction.execute(sql`set local search_path to deleted, public`);
  await writeIn(transaction, seed);
  await transaction.execute(sql`set local search_path to default`);
  await transaction.insert(meta).values(measurementsStored);
}

async function writeIn(transaction: WritableOrm, seed: number): Promise<void> {
  const versions = await transaction
    .select({ id: measurementCardVersion.id, definition: measurementCardVersion.definition })
    .from(measurementCardVersion);
  const cards = new Map(versions.map((version) => [version.id, version]));
  let rows: Awaited<ReturnType<typeof unmeasured>>;
  let last = noId;
  do {
    rows = await unmeasured(transaction, last);
    last = rows.at(-1)?.stack.id ?? last;
    const withCard = rows.flatMap(({ stack: row, cardVersionId }) => {
      const card = cards.get(cardVersionId ?? '');
      return card ? [{ row, card }] : [];
    });
    const measured = withCard.flatMap(({ row, card }) => demoMeasurement(seed, card, row) ?? []);
    await insertRecords(transaction, measurement, measured);
    await transaction.execute(sql`
      update ${stack} set card_version_id = measured.card, in_cubic_feet = measured.feet
      from unnest(${sql.param(measured.map(({ stackId }) => stackId))}::uuid[],
        ${sql.param(measured.map(({ cardVersionId }) => cardVersionId))}::uuid[],
        ${sql.param(measured.map(({ cardVersionId }) => isInCubicFeet(cards.get(cardVersionId))))}::boolean[])
        as measured (id, card, feet)
      where ${stack.id} = measured.id`);
    const registered = withCard.flatMap(({ row, card }) => {
      const values = registeredValues(seed, card.definition, row);
      return values ? [{ id: row.id, values: JSON.stringify(values) }] : [];
    });
    await transaction.execute(sql`
      update ${stack} set registered_values = registered.said
      from unnest(${sql.param(registered.map(({ id }) => id))}::uuid[],
        ${sql.param(registered.map(({ values }) => values))}::jsonb[]) as registered (id, said)
      where ${stack.id} = registered.id`);
  } while (rows.length === portion);
}

function isInCubicFeet(card: CardVersion | undefined): boolean {
  return card !== undefined && measuredFigures(card.definition, {}).inCubicFeet;
}

function unmeasured(orm: WritableOrm, after: string) {
  const { litres: _litres, thousandthsOfCubicFeet: _feet, ...written } = getTableColumns(stack);
  return orm
    .select({ stack: written, cardVersionId: cardVersionOfStack() })
    .from(stack)
    .innerJoin(organization, eq(organization.id, stack.organizationId))
    .where(
      and(
        gt(stack.id, after),
        notExists(orm.select().from(measurement).where(eq(measurement.stackId, stack.id))),
      ),
    )
    .orderBy(asc(stack.id))
    .limit(portion);
}
