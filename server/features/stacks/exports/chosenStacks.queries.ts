import type { z } from '@hono/zod-openapi';
import { and, type SQL } from 'drizzle-orm';
import { readableStackScope, requireIds, stackScope } from '../../../auth/scope';
import type { Database } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { allowLongStatements } from '../../../db/longStatements';
import { stack } from '../../../db/stackSchema';
import type { Principal } from '../../../domain/principal';
import { zoneOffset } from '../../../domain/zoneOffset';
import { badRequest } from '../../../http/failure';
import { checkedFilters } from '../filters/filtersInScope';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { readAndMarkSeen } from '../records/seenBySawmill';
import { matchingIds, type StackIds, visibleStacks } from '../records/stackRecords';
import type { StackExportSchema } from './exports.routes';

/** What the body of a call chooses, within the rights of its caller. */
interface ChosenStacks {
  /** Undefined for stacks that were chosen one by one. */
  filters: (CheckedFilters & { departmentIds: string[] }) | undefined;
  departmentIds: string[];
  isChosen: SQL | undefined;
  /** In the order of the file; none where nobody needs it. */
  ids: StackIds;
  /** Whether the caller administers all of them, or reads them as a buyer. */
  isAdministered: boolean;
}

/**
 * Within the rights of the caller; what a buyer chooses counts as seen. A file needs ids, because stacks change while it is written; the
 * check counts by the filter itself.
 * @throws ServiceFailure 400 for an unknown time zone, 404 outside the rights
 */
export async function chosenStacks(
  { orm, unrecorded }: Database,
  principal: Principal,
  { stackIds, filters, timeZone }: z.infer<typeof StackExportSchema>,
  needsIds = true,
): Promise<ChosenStacks> {
  if (zoneOffset(timeZone) === undefined) throw badRequest({ field: 'timeZone', textId: 'invalid' });
  if (filters !== undefined) {
    const checked = await checkedFilters(orm, principal, filters);
    const { departmentIds } = checked;
    const ofFilter = { filters: checked, departmentIds, isChosen: matches(checked), isAdministered: true };
    if (!needsIds) return { ...ofFilter, ids: [] };
    const ids = await unrecorded.transaction(async (transaction) => {
      await allowLongStatements(transaction);
      return matchingIds(transaction, checked);
    });
    return { ...ofFilter, ids };
  }
  const ids = requireIds(stackIds ?? []);
  const stacks = await readAndMarkSeen(
    unrecorded,
    principal,
    (transaction) => visibleStacks(transaction, ids, readableStackScope(orm, principal)),
    () => ids,
  );
  const departmentIds = [...new Set(stacks.map(({ departmentId }) => departmentId))];
  const isChosen = isOneOfIds(stack.id, ids);
  const administered = await orm.$count(stack, and(isChosen, stackScope(orm, principal)));
  return { filters: undefined, departmentIds, isChosen, ids, isAdministered: administered === ids.length };
}
