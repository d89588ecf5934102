import type { z } from '@hono/zod-openapi';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { byNumber } from '../../../db/byName';
import { checkOrder, stack } from '../../../db/stackSchema';
import type { OrderDirectionSchema, StackOrderSchema } from '../../../domain/schemas';
import { type DateType, dateColumns } from './stackDates';

/**
 * Stacks without the date come last, and stacks with the same date are sorted by id, so the order is the same
 * in list, map and files.
 */
export function newestFirst(dateType: DateType): SQL[] {
  return stackOrderTerms({}, dateType);
}

export interface StackOrder {
  orderBy?: z.infer<typeof StackOrderSchema> | undefined;
  orderDirection?: z.infer<typeof OrderDirectionSchema> | undefined;
}

export function orderKey({ orderBy = 'Date' }: StackOrder, dateType: DateType): SQLWrapper {
  return {
    Date: dateColumns[dateType],
    Volume: stack.volume,
    AssortmentLength: stack.assortmentLength,
    Age: stack.measurementDateTime,
    StackNumber: stack.stackNumber,
    Check: sql`(${checkOrder})`,
  }[orderBy];
}

/**
 * Stacks with equal values are sorted by number and id, so that pages never overlap. The order is ascending
 * unless the direction says otherwise; without `orderBy` the newest date comes first, and ties are sorted by
 * id alone.
 * @param columns the columns to sort by, if they are not those of the table
 */
export function stackOrderTerms(
  order: StackOrder,
  dateType: DateType,
  columns: Record<'key' | 'stackNumber' | 'id', SQLWrapper> = {
    key: orderKey(order, dateType),
    stackNumber: stack.stackNumber,
    id: stack.id,
  },
): SQL[] {
  const { orderBy, orderDirection } = order;
  const { key, stackNumber, id } = columns;
  if (orderBy === undefined) return [sql`${key} desc nulls last`, sql`${id}`];
  const descending = orderDirection === 'Descending';
  const ties = [sql`${stackNumber}`, sql`${id}`];
  // A stack number is never null; without a rule for nulls, one index serves both directions.
  if (orderBy === 'StackNumber')
    return [descending ? sql`${byNumber(stackNumber)} desc` : byNumber(stackNumber), sql`${id}`];
  // The older a stack is, the earlier it was measured.
  const isReversed = orderBy === 'Age' ? !descending : descending;
  return [isReversed ? sql`${key} desc nulls last` : sql`${key} asc nulls last`, ...ties];
}
