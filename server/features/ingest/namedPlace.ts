import { eq } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { harvestPlace, stackOrigin } from '../../db/harvestSchema';
import { isSameName } from '../../domain/normalText';
import { badRequest } from '../../http/failure';
import { type Outcome, stackChange } from './ingestedStack';

/** @throws ServiceFailure 400 if the department has no such place */
async function placeNamed(transaction: WritableOrm, departmentId: string, said: string) {
  const places = await transaction
    .select({ id: harvestPlace.id, name: harvestPlace.name })
    .from(harvestPlace)
    .where(eq(harvestPlace.departmentId, departmentId));
  const id = said.trim().toLowerCase();
  const found = places.find((place) => place.id === id) ?? places.find(({ name }) => isSameName(name, said));
  if (found === undefined) throw badRequest({ field: 'harvestPlace', textId: 'noSuchPlace' });
  return found;
}

function originOf(transaction: WritableOrm, stackId: string) {
  return transaction
    .select({ namedPlaceId: stackOrigin.namedPlaceId, chosen: harvestPlace.name })
    .from(stackOrigin)
    .leftJoin(harvestPlace, eq(harvestPlace.id, stackOrigin.placeId))
    .where(eq(stackOrigin.stackId, stackId));
}

/**
 * The place that a message names is chosen for its stack. If it is the place that a device named last,
 * nothing changes, because an administrator may have chosen another one since then. A message that is older
 * than the stored data is ignored, and a registration of a measured stack names a place only if it has none.
 */
export async function nameHarvestPlace(
  transaction: WritableOrm,
  stored: Outcome,
  said: string | undefined,
): Promise<Outcome> {
  if (!said || stored.isStale) return stored;
  const { stack, outcome, changes } = stored;
  const { id: placeId, name } = await placeNamed(transaction, stack.departmentId, said);
  const [origin] = await originOf(transaction, stack.id);
  if (origin?.namedPlaceId === placeId) return stored;
  if (stored.fillsOnly && (origin?.namedPlaceId || origin?.chosen)) return stored;
  const { id: stackId, organizationId, departmentId } = stack;
  const named = { placeId, namedPlaceId: placeId };
  await transaction
    .insert(stackOrigin)
    .values({ stackId, organizationId, departmentId, ...named })
    .onConflictDoUpdate({ target: stackOrigin.stackId, set: named });
  const [first = stackChange(stack, stack), ...others] = changes;
  const told = {
    ...first,
    ...(first.before && { before: { ...first.before, harvestPlace: origin?.chosen ?? null } }),
    after: { ...first.after, harvestPlace: name },
  };
  return {
    ...stored,
    outcome: outcome === 'known' ? 'changed' : outcome,
    changes: [told, ...others],
  };
}
