import { eq } from 'drizzle-orm';
import { administeredOrganization, requireId } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { sawmill } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { entityTag } from '../../http/entityTag';
import { missing } from '../../http/failure';

/**
 * Locks the organisation first, as every change does, and then the sawmill, until the transaction ends.
 * @throws ServiceFailure 403 if the caller administers only departments of the organisation, else 404
 */
export async function lockSawmill(transaction: Orm, principal: Principal, id: string) {
  const itself = eq(sawmill.id, requireId(id));
  const [seen] = await transaction
    .select({ organizationId: sawmill.organizationId })
    .from(sawmill)
    .where(itself);
  if (seen === undefined) throw missing();
  const organization = await administeredOrganization(transaction, principal, seen.organizationId);
  const [found] = await transaction.select().from(sawmill).where(itself).for('update');
  if (found === undefined) throw missing();
  return { ...found, organization };
}

interface StoredPosition {
  latitude: number | null;
  longitude: number | null;
}

export function sawmillPosition({ latitude, longitude }: StoredPosition) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function sawmillTag({ name, latitude, longitude }: StoredPosition & { name: string }): string {
  return entityTag([name, latitude, longitude]);
}
