import type { z } from '@hono/zod-openapi';
import { type SQL, sql } from 'drizzle-orm';
import type { DateTypeSchema } from '../contract/values';
import { stack } from '../db/schema';

export type DateType = z.infer<typeof DateTypeSchema>;

/** The column that each date type means (specification, stack area, section 4). */
export const stackDates = {
  PreRegistration: stack.registrationDateTime,
  Measured: stack.measurementDateTime,
  LoadedIntoSystem: stack.loadedIntoSystemDateTime,
  Invoiceable: stack.invoiceableDateTime,
  AssignedToSawmill: stack.assignedToSawmillDateTime,
  LastChanged: stack.lastModifiedDateTime,
} as const satisfies Record<DateType, unknown>;

/** Newest first, stacks without the date last, ties by id: the same order in list, map and files. */
export function newestFirst(dateType: DateType): SQL[] {
  return [sql`${stackDates[dateType]} desc nulls last`, sql`${stack.id}`];
}

/** From this instant on. */
export function since(from: string): SQL {
  return sql`${new Date(from).toISOString()}::timestamptz`;
}

/** The end of a range holds the whole of its last second: everything before this instant is inside. */
export function afterLastSecond(to: string): SQL {
  const nextSecond = Math.floor(Date.parse(to) / 1000) + 1;
  return sql`${new Date(nextSecond * 1000).toISOString()}::timestamptz`;
}
