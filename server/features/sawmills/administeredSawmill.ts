import { eq } from 'drizzle-orm';
import { administeredOrganization, idOf } from '../../auth/scope';
import type { Orm } from '../../db/client';
import { sawmill } from '../../db/schema';
import type { Principal } from '../../domain/principal';
import { entityTag } from '../../http/entityTag';
import { missing } from '../../http/failure';

/**
 * The sawmill with its organisation, when the caller administers its organisation; 403 for who administers only departments of it, 404 for
 * everybody else. Both rows stay locked until the transaction ends, the organisation's first as in every change.
 */
export async function administeredSawmill(transaction: Orm, principal: Principal, id: string) {
  const itself = eq(sawmill.id, idOf(id));
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

/** The version of a sawmill; its users have versions of their own. */
export function sawmillTag({ name }: { name: string }): string {
  return entityTag([name]);
}

/** The version of a user of a sawmill. */
export function sawmillUserTag({ name, phone }: { name: string; phone: string }): string {
  return entityTag([name, phone]);
}
