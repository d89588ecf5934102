import { eq, type SQL, sql } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { measurementCard } from '../../db/schema';
import { lockCards } from '../../features/measurement-cards/cardVersions.changes';
import type { ExportedTable } from './exportedTables';
import { insertShared, noteId, recordIn } from './insertRows';
import { refused } from './openOrganizationFile';
import type { FileRow } from './rowsOfFile';

/**
 * Several organisations may share a card. Cards are recognised by their name, because each service has ids of
 * its own. A card that exists here is used as it is; it must have each version of the file, with the same
 * content.
 */
export async function insertCards(
  transaction: WritableOrm,
  [cards, versions]: readonly [ExportedTable, ExportedTable],
  rowsOf: (table: ExportedTable) => AsyncIterable<FileRow>,
): Promise<void> {
  await lockCards(transaction);
  const cardsById = new Map<unknown, { id: string; name: string }>();
  const made = new Set<string>();
  for await (const row of rowsOf(cards)) {
    const name = String(row.row.name);
    const found = await cardHere(transaction, name, row);
    const id = found ?? (await insertShared(transaction, cards, row));
    if (found) await noteId(transaction, cards, row, id);
    else made.add(id);
    cardsById.set(row.row.id, { id, name });
  }
  for await (const row of rowsOf(versions)) {
    const card = cardsById.get(row.row.card_id);
    if (card === undefined) throw new Error('A version was read before its card');
    const found = await versionHere(transaction, card.id, recordIn(versions, row));
    const version = `version ${String(row.row.version)} of the measurement card "${card.name}"`;
    if (found === undefined && made.has(card.id)) await insertShared(transaction, versions, row);
    else if (!found?.isPublished)
      throw refused(
        row.where,
        `${version} is not published here. Publish it first: "card export" on the former service, "card import" here`,
      );
    else if (!found.isSame)
      throw refused(
        row.where,
        `${version} is here with another content, and no version ever changes. Give the card here ${anotherName}`,
      );
    else await noteId(transaction, versions, row, found.id);
  }
}

const anotherName = 'another name (docs/operations.md) and import again';

/** @throws CommandError if several cards have the name, and none of them the id in the file */
async function cardHere(transaction: WritableOrm, name: string, row: FileRow): Promise<string | undefined> {
  const called = await transaction
    .select({ id: measurementCard.id })
    .from(measurementCard)
    .where(eq(measurementCard.name, name));
  if (called.length <= 1) return called[0]?.id;
  const same = called.find(({ id }) => id === row.row.id);
  if (same) return same.id;
  throw refused(
    row.where,
    `several measurement cards here are called "${name}". Give all but one ${anotherName}`,
  );
}

async function versionHere(transaction: WritableOrm, cardId: string, record: SQL) {
  // Cards of former versions may say nothing of a report; the file of such a card says that it has none.
  const content = (of: string) => sql`'{"reportConfig": null}'::jsonb || ${sql.identifier(of)}.definition`;
  const { rows } = await transaction.execute<{ id: string; isPublished: boolean; isSame: boolean }>(sql`
    select version.id, version.published_at is not null as "isPublished",
      (${content('version')}) = (${content('record')}) as "isSame"
    from ${record} record join measurement_card_version version on version.version = record.version
    where version.card_id = ${cardId}`);
  return rows[0];
}
