import { eq } from 'drizzle-orm';
import { requireVersion } from '../access/entityTag';
import { missing } from '../access/failure';
import type { Principal } from '../access/principal';
import { administeredOrganization } from '../access/scope';
import type { Orm } from '../db/client';
import { organization } from '../db/schema';
import { organizationTag, type TagPart } from './organizationTag';

interface Change {
  id: string;
  ifMatch: string | undefined;
  part: TagPart;
  values: Partial<typeof organization.$inferInsert>;
}

/** Writes one part of what an organisation says of itself; 412 when somebody else changed that part meanwhile. */
export async function changeOrganization(
  orm: Orm,
  principal: Principal,
  { id, ifMatch, part, values }: Change,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const organizationId = await administeredOrganization(transaction, principal, id);
    const isIt = eq(organization.id, organizationId);
    const [found] = await transaction.select().from(organization).where(isIt);
    if (found === undefined) throw missing();
    requireVersion(ifMatch, organizationTag(found), part);
    await transaction.update(organization).set(values).where(isIt);
  });
}
