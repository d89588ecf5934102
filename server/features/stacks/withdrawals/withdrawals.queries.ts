import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { knownName } from '../../../db/knownName';
import { appUser } from '../../../db/schema';
import { type StackRecord, stack } from '../../../db/stackSchema';

/** @param scope the stacks that the reader may see; the twin may not be one of them */
export async function withdrawalOf(orm: Orm, row: StackRecord, scope: SQL | undefined) {
  const { withdrawnAt, withdrawnReason } = row;
  if (withdrawnAt === null) return null;
  return {
    reason: withdrawnReason ?? '',
    withdrawnDateTime: withdrawnAt,
    withdrawnBy: await nameOf(orm, row),
    twin: await twinOf(orm, row, scope),
  };
}

async function nameOf(orm: Orm, { organizationId, withdrawnById }: StackRecord): Promise<string | null> {
  if (withdrawnById === null) return null;
  const known = knownName({
    organizationId: sql`${organizationId}::uuid`,
    userId: sql`${withdrawnById}::uuid`,
  });
  const [found] = await orm
    // Global admins belong to no organisation, so their own name is used.
    .select({
      name: sql<string | null>`case when ${appUser.isGlobalAdmin} then ${appUser.name} else ${known} end`,
    })
    .from(appUser)
    .where(eq(appUser.id, withdrawnById));
  return found?.name ?? null;
}

async function twinOf(orm: Orm, { organizationId, twinId }: StackRecord, scope: SQL | undefined) {
  if (twinId === null) return null;
  const [twin] = await orm
    .select({ stackId: stack.id, stackNumber: stack.stackNumber, departmentId: stack.departmentId })
    .from(stack)
    .where(and(eq(stack.id, twinId), eq(stack.organizationId, organizationId), scope));
  return twin ?? null;
}
