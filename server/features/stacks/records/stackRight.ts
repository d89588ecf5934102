import { and, type SQL, sql } from 'drizzle-orm';
import { loadPrincipal } from '../../../auth/principal';
import type { Orm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { stack } from '../../../db/schema';
import type { Principal } from '../../../domain/principal';
import { missing, unauthorized } from '../../../http/failure';

/**
 * Throws when whoever downloads may not read one of these stacks any more. A file is sent for minutes or hours: it ends
 * as broken, because a file that looks complete without the rest would be believed.
 */
export type RequireRight = (stackIds: readonly string[]) => Promise<void>;

/** What the caller may read, asked again each time: who is deactivated meanwhile may read nothing. */
export function rightOf(
  orm: Orm,
  caller: Principal,
  scopeOf: (orm: Orm, principal: Principal) => SQL | undefined,
): RequireRight {
  return async (stackIds) => {
    const principal = await loadPrincipal(orm, caller);
    if (principal === undefined) throw unauthorized();
    const scope = scopeOf(orm, principal);
    if (scope === undefined) return;
    // Those that are there and may not be read: what was deleted meanwhile is no reason to stop.
    const unreadable = and(isOneOfIds(stack.id, stackIds), sql`(${scope}) is not true`);
    if ((await orm.$count(stack, unreadable)) > 0) throw missing();
  };
}
