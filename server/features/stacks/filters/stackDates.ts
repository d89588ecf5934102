import type { z } from '@hono/zod-openapi';
import { type SQL, sql } from 'drizzle-orm';
import { stack } from '../../../db/stackSchema';
import type { DateTypeSchema } from '../../../domain/schemas';

export type DateType = z.infer<typeof DateTypeSchema>;

/** The specification (stack area, section 4) defines the date of each date type. */
export const dateColumns = {
  PreRegistration: stack.registrationDateTime,
  Measured: stack.measurementDateTime,
  LoadedIntoSystem: stack.loadedIntoSystemDateTime,
  Invoiceable: stack.invoiceableDateTime,
  AssignedToSawmill: stack.assignedToSawmillDateTime,
  LastChanged: stack.lastModifiedDateTime,
} as const satisfies Record<DateType, unknown>;

export function since(from: string): SQL {
  return sql`${new Date(from).toISOString()}::timestamptz`;
}

/** Returns the end in milliseconds, exclusive: a range includes all of its last second. */
export function endOf(to: string): number {
  return (Math.floor(Date.parse(to) / 1000) + 1) * 1000;
}

export function afterLastSecond(to: string): SQL {
  return sql`${new Date(endOf(to)).toISOString()}::timestamptz`;
}
