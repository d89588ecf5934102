import type { z } from '@hono/zod-openapi';
import { and, type SQL } from 'drizzle-orm';
import { readableStackScope, requireIds, stackScope } from '../../../auth/scope';
import type { Database } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { allowLongStatements } from '../../../db/longStatements';
import { isWithdrawn } from '../../../db/notWithdrawn';
import { stack } from '../../../db/stackSchema';
import type { Principal } from '../../../domain/principal';
import { zoneOffset } from '../../../domain/zoneOffset';
import { badRequest, conflict } from '../../../http/failure';
import { failureTexts } from '../../../texts/failureTexts';
import { checkedFilters, checkedSawmillFilters } from '../filters/filtersInScope';
import type { SawmillStackTotalsFiltersSchema } from '../filters/stackFilterSchemas';
import { type CheckedFilters, matches } from '../filters/stackFilterSql';
import { readAndMarkSeen } from '../records/seenBySawmill';
import { matchingIds, type StackIds, visibleStacks } from '../records/stackRecords';
import type { StackExportSchema } from './exports.routes';

/**
 * `filters` is undefined for stacks that were chosen one by one. `ids` are in the order of the file, and
 * empty if the caller does not need them. All stacks are withdrawn, or none is: sums count no withdrawn
 * stack. `isAdministered` is true if the caller administers all of the stacks; otherwise the caller reads
 * them as a buyer.
 */
export interface ChosenStacks {
  filters: (CheckedFilters & { departmentIds: string[] }) | undefined;
  departmentIds: string[];
  isChosen: SQL | undefined;
  ids: StackIds;
  isWithdrawn: boolean;
  isAdministered: boolean;
}

/**
 * Returns the chosen stacks, all within the rights of the caller. The calling code runs `countAsSeen` once
 * nothing can refuse the answer any more. A file needs ids, because stacks change while it is written; the
 * preflight counts by the filter itself.
 * @throws ServiceFailure 400 for an unknown time zone, 404 if a stack is outside the rights, 409 if only some
 * of the stacks are withdrawn
 */
export async function chosenStacks(
  database: Database,
  principal: Principal,
  { stackIds, filters, sawmillFilters, timeZone }: z.infer<typeof StackExportSchema>,
  needsIds = true,
): Promise<ChosenStacks> {
  const { orm } = database;
  if (zoneOffset(timeZone) === undefined) throw badRequest({ field: 'timeZone', textId: 'invalid' });
  if (sawmillFilters !== undefined) return boughtStacks(database, principal, { sawmillFilters, needsIds });
  if (filters !== undefined) {
    const checked = await checkedFilters(orm, principal, filters);
    const { departmentIds } = checked;
    const ofFilter = {
      ...{ filters: checked, departmentIds, isChosen: matches(checked), isAdministered: true },
      isWithdrawn: checked.withdrawn === true,
    };
    return { ...ofFilter, ids: needsIds ? await idsOf(database, checked) : [] };
  }
  const ids = requireIds(stackIds ?? []);
  const stacks = await visibleStacks(orm, ids, readableStackScope(orm, principal));
  const departmentIds = [...new Set(stacks.map(({ departmentId }) => departmentId))];
  const isChosen = isOneOfIds(stack.id, ids);
  const administered = await orm.$count(stack, and(isChosen, stackScope(orm, principal)));
  const gone = await orm.$count(stack, and(isChosen, isWithdrawn));
  if (gone > 0 && gone < ids.length) throw conflict(failureTexts.stackWithdrawn);
  return {
    ...{ filters: undefined, departmentIds, isChosen, ids },
    isAdministered: administered === ids.length,
    isWithdrawn: gone > 0,
  };
}

function idsOf({ unrecorded }: Database, checked: CheckedFilters): Promise<StackIds> {
  return unrecorded.transaction(async (transaction) => {
    await allowLongStatements(transaction);
    return matchingIds(transaction, checked);
  });
}

interface BoughtStacks {
  sawmillFilters: z.infer<typeof SawmillStackTotalsFiltersSchema>;
  needsIds: boolean;
}

async function boughtStacks(
  database: Database,
  principal: Principal,
  { sawmillFilters, needsIds }: BoughtStacks,
): Promise<ChosenStacks> {
  const { orm } = database;
  const checked = await checkedSawmillFilters(orm, principal, sawmillFilters);
  const isChosen = matches(checked);
  const ids = needsIds ? await idsOf(database, checked) : [];
  const sellers = await orm
    .selectDistinct({ departmentId: stack.departmentId })
    .from(stack)
    .where(matches(checked));
  const departmentIds = sellers.map(({ departmentId }) => departmentId);
  return {
    ...{ filters: { ...checked, departmentIds }, departmentIds, isChosen, ids },
    ...{ isAdministered: false, isWithdrawn: false },
  };
}

/** More ids at once would be long texts in memory, and hold the lock on the sawmill for long. */
const portion = 5000;

/**
 * Stacks that a buyer is about to get count as seen. A file that an administrator makes by a filter counts
 * for nobody.
 */
export async function countAsSeen(
  { orm, unrecorded }: Database,
  principal: Principal,
  { filters, ids, isAdministered }: Pick<ChosenStacks, 'filters' | 'ids' | 'isAdministered'>,
): Promise<void> {
  if (filters !== undefined && isAdministered) return;
  const scope = readableStackScope(orm, principal);
  for (let start = 0; start < ids.length; start += portion) {
    const chosen = ids.slice(start, start + portion);
    await readAndMarkSeen(
      unrecorded,
      principal,
      (transaction) => visibleStacks(transaction, chosen, scope),
      () => chosen,
    );
  }
}
