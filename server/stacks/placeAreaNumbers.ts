import { asc, eq, not } from 'drizzle-orm';
import type { WritableOrm } from '../db/client';
import { harvestAreaNumber, harvestPlace } from '../db/harvestSchema';
import { isOneOfIds } from '../db/isOneOfIds';

type NumberedPlace = Pick<
  typeof harvestPlace.$inferSelect,
  'id' | 'organizationId' | 'departmentId' | 'areaNumbers'
>;

/** A statement can have only so many parameters, so rows are inserted in portions of this size. */
const portion = 1000;

function rowsOf({ id: placeId, organizationId, departmentId, areaNumbers }: NumberedPlace) {
  return areaNumbers.map((areaNumber) => ({ organizationId, departmentId, areaNumber, placeId }));
}

async function insertNumbers(transaction: WritableOrm, places: readonly NumberedPlace[]): Promise<void> {
  const rows = places.flatMap(rowsOf);
  for (let start = 0; start < rows.length; start += portion)
    await transaction
      .insert(harvestAreaNumber)
      .values(rows.slice(start, start + portion))
      .onConflictDoNothing();
}

export async function fileAreaNumbers(transaction: WritableOrm, place: NumberedPlace): Promise<void> {
  await transaction.delete(harvestAreaNumber).where(eq(harvestAreaNumber.placeId, place.id));
  await insertNumbers(transaction, [place]);
}

const placesAtOnce = 100;

/**
 * Writes the area numbers of places that come from an older version of the program or an import.
 * @returns whether there may be more
 */
export function fileNextAreaNumbers(orm: WritableOrm): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const places = await transaction
      .select()
      .from(harvestPlace)
      .where(not(harvestPlace.numbersFiled))
      .orderBy(asc(harvestPlace.id))
      .limit(placesAtOnce)
      .for('no key update', { skipLocked: true });
    if (places.length === 0) return false;
    await insertNumbers(transaction, places);
    const ids = places.map(({ id }) => id);
    await transaction
      .update(harvestPlace)
      .set({ numbersFiled: true })
      .where(isOneOfIds(harvestPlace.id, ids));
    return places.length === placesAtOnce;
  });
}
