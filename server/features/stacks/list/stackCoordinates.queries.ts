import { and, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { stack } from '../../../db/schema';
import { offsetOf, type Paging } from '../../../http/paging';
import { newestFirst } from '../filters/stackDates';
import { type CheckedFilters, matches } from '../filters/stackFilter';

/**
 * The coordinates of the newest stacks that match as the text of one JSON array: 10,000 points pass through the
 * service without ever being objects. Stacks without a position are left out.
 */
export async function coordinatesJson(orm: Orm, filters: CheckedFilters, page: Paging): Promise<string> {
  const points = orm
    .select({
      stackId: sql`${stack.id}`.as('stackId'),
      latitude: stack.latitude,
      longitude: stack.longitude,
      state: stack.state,
    })
    .from(stack)
    .where(and(matches(filters), isNotNull(stack.latitude), isNotNull(stack.longitude)))
    .orderBy(...newestFirst(filters.dateType))
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .as('points');
  const [row] = await orm
    .select({ json: sql<string>`coalesce(json_agg(${sql.identifier('points')}), '[]')::text` })
    .from(points);
  return row?.json ?? '[]';
}
