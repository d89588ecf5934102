import { and, desc, eq, gt } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { deletedOrganization } from '../../db/deletedSchema';
import { deletionIsFinalAfter } from '../../domain/deletion';

function isKept(now: Date) {
  return gt(deletedOrganization.deletedAt, new Date(now.getTime() - deletionIsFinalAfter));
}

export async function deletedOrganizations(orm: Orm, now: Date) {
  const rows = await orm
    .select()
    .from(deletedOrganization)
    .where(isKept(now))
    .orderBy(desc(deletedOrganization.deletedAt), deletedOrganization.id);
  return rows.map(({ id, name, deletedAt, deletedBy }) => ({
    organizationId: id,
    name,
    deletedAt: deletedAt.toISOString(),
    deletedBy,
    keptUntil: new Date(deletedAt.getTime() + deletionIsFinalAfter).toISOString(),
  }));
}

export function deletedOrganizationOf(orm: Orm, id: string, now: Date) {
  return orm
    .select()
    .from(deletedOrganization)
    .where(and(eq(deletedOrganization.id, id), isKept(now)));
}
