import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from './schema';
import { stack } from './stackSchema';

/**
 * The digest is the SHA-256 of the sent bytes in hexadecimal digits; the store keeps the file and the
 * versions that are shown under this digest. The width and height are in pixels, and null until those
 * versions have been made.
 */
export const stackFile = pgTable(
  'stack_file',
  {
    id: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    stackId: uuid().notNull(),
    kind: text({ enum: ['FrontImage', 'BackImage', 'CloseupImage'] }).notNull(),
    digest: text().notNull(),
    mediaType: text({ enum: ['image/jpeg', 'image/png'] }).notNull(),
    bytes: integer().notNull(),
    receivedAt: instantColumn().notNull(),
    replacedAt: instantColumn(),
    /**
     * `Waiting`: the versions that are shown have not been made yet. `Unreadable`: the file begins like a
     * picture but is not one. `Lost`: the store does not have the file. `GivenUp`: every attempt failed for
     * too long, through no fault of the file.
     */
    state: text({ enum: ['Waiting', 'Shown', 'Unreadable', 'Lost', 'GivenUp'] }).notNull(),
    attempts: integer().notNull().default(0),
    crashes: integer().notNull().default(0),
    nextAttemptAt: instantColumn().notNull(),
    width: integer(),
    height: integer(),
    takenAt: instantColumn(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => [
    foreignKey({
      name: 'stack_file_stack',
      columns: [table.organizationId, table.stackId],
      foreignColumns: [stack.organizationId, stack.id],
    }).onDelete('cascade'),
    index('stack_file_of_stack').on(table.stackId, table.kind),
    uniqueIndex('stack_file_current').on(table.stackId, table.kind).where(sql`${table.replacedAt} is null`),
    index('stack_file_digest').on(table.digest),
    index('stack_file_due')
      .on(table.organizationId, table.nextAttemptAt)
      .where(sql`${table.state} = 'Waiting'`),
  ],
);

export type StackFileRecord = typeof stackFile.$inferSelect;

/**
 * Files in this table may have lost their last row: a trigger adds the files of deleted rows, and files are
 * added before their row is written. An hour later a job removes the files to which no row refers. While it
 * removes a file, no other upload of the same file is recorded, so that nobody stores a file that is just
 * being removed.
 */
export const unclaimedFile = pgTable(
  'unclaimed_file',
  {
    digest: text().primaryKey(),
    since: instantColumn().notNull(),
    removingAt: instantColumn(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('unclaimed_file_since').on(table.since)],
);
