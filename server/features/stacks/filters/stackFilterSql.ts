import type { z } from '@hono/zod-openapi';
import { and, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { isWithdrawn, notWithdrawn } from '../../../db/notWithdrawn';
import { searchedText } from '../../../db/searchText';
import { stack } from '../../../db/stackSchema';
import { normalText } from '../../../domain/normalText';
import { isReadyForEudr } from '../../../stacks/eudrFacts';
import { isPositioned, isWithinRadius } from '../../../stacks/stackDistance';
import { afterLastSecond, dateColumns, since } from './stackDates';
import type { StackFiltersSchema } from './stackFilterSchemas';

type Filters = z.infer<typeof StackFiltersSchema>;

/**
 * The caller's right to see the departments and sawmills of these filters has been checked; their ids are in
 * lower case.
 */
export type CheckedFilters = Omit<Filters, 'departmentIds' | 'page' | 'pageSize'> & {
  departmentIds?: string[] | undefined;
};

function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column}::text = any(${sql.param(values)}::text[])`;
}

function whenChosen(
  condition: (column: AnyPgColumn, values: readonly string[]) => SQL,
  column: AnyPgColumn,
  values: readonly string[] | undefined,
): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : condition(column, values);
}

/**
 * The search index stores groups of three letters. A shorter search therefore finds only the beginning of a
 * stack number or stack id.
 */
const shortestPart = 3;

/** A row whose search text has not been written yet is found by its text as it was sent. */
function isFound(search: string): SQL | undefined {
  const patterns = [...new Set([normalText(search), search])]
    .filter((literal) => literal !== '')
    .flatMap((literal) => {
      const exact = literal.replace(/[\\%_]/g, '\\$&');
      // The number and the id are on separate lines of the search text.
      return [...literal].length < shortestPart ? [`${exact}%`, `%\n${exact}%`] : [`%${exact}%`];
    });
  return sql`${searchedText} ilike any(${sql.param(patterns)}::text[])`;
}

/**
 * The condition must be the same as in the index `stack_in_doubt`. An unmeasured stack has no evidence, so it
 * is neither in doubt because of its evidence nor free of doubt.
 */
export function doubtCondition(inDoubt: boolean): SQL | undefined {
  return inDoubt
    ? sql`(${stack.evidenceFailed} or ${stack.doubts} is not null)`
    : and(eq(stack.evidenceFailed, false), isNull(stack.doubts));
}

/**
 * Returns the condition for the stacks of a list, map or file (specification, stack area, section 3). Ranges
 * include both ends. An absent or empty filter matches all stacks except the withdrawn ones, which only their
 * own filter finds. Stacks without the chosen date match only if there is no range.
 */
export function matches(filters: CheckedFilters): SQL | undefined {
  const date = dateColumns[filters.dateType];
  const { from, to, areaNumber, assortmentLengthMin, assortmentLengthMax, fullMeasurement } = filters;
  const { hasPosition, evidenceFailed, eudrReady, near, radiusKm, search } = filters;
  return and(
    filters.withdrawn === true ? isWithdrawn : notWithdrawn,
    whenChosen(isOneOfIds, stack.departmentId, filters.departmentIds),
    whenChosen(isOneOfIds, stack.sawmillId, filters.sawmillIds),
    from === undefined ? undefined : sql`${date} >= ${since(from)}`,
    to === undefined ? undefined : sql`${date} < ${afterLastSecond(to)}`,
    whenChosen(isOneOf, stack.state, filters.states),
    whenChosen(isOneOf, stack.registratorId, filters.registrators),
    whenChosen(isOneOf, stack.surveyorId, filters.surveyors),
    whenChosen(isOneOf, stack.treeSpecies, filters.treeSpecies),
    whenChosen(isOneOf, stack.assortment, filters.assortments),
    areaNumber === undefined || areaNumber === null
      ? undefined
      : isOneOf(stack.areaNumber, [normalText(areaNumber), areaNumber]),
    assortmentLengthMin === undefined ? undefined : gte(stack.assortmentLength, assortmentLengthMin),
    assortmentLengthMax === undefined ? undefined : lte(stack.assortmentLength, assortmentLengthMax),
    fullMeasurement === undefined ? undefined : eq(stack.fullMeasurement, fullMeasurement),
    hasPosition === undefined ? undefined : isPositioned(hasPosition),
    evidenceFailed === undefined ? undefined : doubtCondition(evidenceFailed),
    eudrReady === undefined ? undefined : isReadyForEudr(eudrReady),
    near === undefined || radiusKm === undefined ? undefined : isWithinRadius(near, radiusKm),
    search === undefined || search === '' ? undefined : isFound(search),
  );
}

/**
 * Says whether a count by these filters has to read the table. A count by department and date alone reads
 * only an index.
 */
export function readsStacks({
  departmentIds: _departmentIds,
  dateType: _dateType,
  from: _from,
  to: _to,
  ...further
}: CheckedFilters): boolean {
  return Object.values(further).some((value) =>
    Array.isArray(value) || typeof value === 'string'
      ? value.length > 0
      : value !== undefined && value !== null,
  );
}
