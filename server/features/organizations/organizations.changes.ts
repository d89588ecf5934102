import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { administeredOrganization } from '@server/auth/scope';
import type { Orm } from '@server/db/client';
import { organization } from '@server/db/schema';
import type { Principal } from '@server/domain/principal';
import { requireVersion } from '@server/http/entityTag';
import { getOrganization } from './organizations.queries';
import { type OrganizationPart, organizationTag } from './organizationTag';

type NewOrganization = Pick<typeof organization.$inferInsert, 'name' | 'country'>;

/** Adds an organisation in which there is nothing yet, and gives it as it is read. */
export function createOrganization(orm: Orm, principal: Principal, { name, country }: NewOrganization) {
  return orm.transaction(async (transaction) => {
    const id = randomUUID();
    await transaction.insert(organization).values({ id, name, country });
    return getOrganization(transaction, principal, id);
  });
}

interface Change {
  id: string;
  ifMatch: string | undefined;
  part: OrganizationPart;
  values: Partial<typeof organization.$inferInsert>;
}

/** Writes one part of what an organisation says of itself; 412 when somebody else changed that part meanwhile. */
export async function changeOrganization(
  orm: Orm,
  principal: Principal,
  { id, ifMatch, part, values }: Change,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const found = await administeredOrganization(transaction, principal, id);
    requireVersion(ifMatch, organizationTag(found), part);
    await transaction.update(organization).set(values).where(eq(organization.id, found.id));
  });
}
