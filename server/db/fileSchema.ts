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

/** Photographs of stacks. Rows are only added: the newest of a kind is shown, and the former ones say what stood there before. */
export const stackFile = pgTable(
  'stack_file',
  {
    id: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    stackId: uuid().notNull(),
    kind: text({ enum: ['FrontImage', 'BackImage', 'CloseupImage'] }).notNull(),
    /** SHA-256 of what was sent, in hexadecimal digits; the store keeps the file and what is shown of it under this key. */
    digest: text().notNull(),
    /** Of what was sent. */
    mediaType: text({ enum: ['image/jpeg', 'image/png'] }).notNull(),
    bytes: integer().notNull(),
    receivedAt: instantColumn().notNull(),
    /** When another photograph of the kind came. */
    replacedAt: instantColumn(),
    /**
     * Waiting: not shown yet. Unreadable: it is no picture, though it begins like one. Lost: the store does not have it. GivenUp: what
     * kept it from being shown was no fault of its own, and has gone on for too long.
     */
    state: text({ enum: ['Waiting', 'Shown', 'Unreadable', 'Lost', 'GivenUp'] }).notNull(),
    /** How often it was tried to show it, since it was sent. */
    attempts: integer().notNull().default(0),
    /** Attempts in which its pixels have crashed the process that decodes them. */
    crashes: integer().notNull().default(0),
    nextAttemptAt: instantColumn().notNull(),
    /** Pixels of what is shown; null before. */
    width: integer(),
    height: integer(),
    /** What the camera wrote into the photograph. */
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
 * Files that perhaps no row names: those of rows that are gone, which a trigger writes, and those whose row is just being written.
 * A job looks an hour later, and removes what really nothing names. Meanwhile the database takes no further note of the same file, so
 * that nobody stores what is just being removed.
 */
export const unclaimedFile = pgTable(
  'unclaimed_file',
  {
    digest: text().primaryKey(),
    since: instantColumn().notNull(),
    /** When a job began to remove the file. */
    removingAt: instantColumn(),
    /** How often its removal has failed. */
    attempts: integer().notNull().default(0),
  },
  (table) => [index('unclaimed_file_since').on(table.since)],
);
