import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../domain/languages';
import { appUser, bytes, instantColumn } from './schema';

/**
 * Each row is a file that is made in the background. The store keeps it under `digest`, which is random, until
 * `expiresAt`. The file may hold stacks of several organisations, so the row names all of them, and is deleted
 * with the first of them. `attempts` also tells an attempt that was cut off, and goes on somewhere, that
 * another one has begun.
 */
export const stackExport = pgTable(
  'stack_export',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    organizationIds: uuid().array().notNull(),
    format: text({ enum: ['Excel', 'GeoJson', 'Gpx', 'Kml', 'Eudr'] }).notNull(),
    request: jsonb().notNull(),
    language: text({ enum: languages }).notNull(),
    state: text({ enum: ['Waiting', 'Ready', 'Failed'] }).notNull(),
    stackCount: integer().notNull(),
    writtenCount: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instantColumn().notNull(),
    createdAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    digest: text().notNull(),
    fileName: text(),
    /** Each id takes 16 bytes. The rights to all of these stacks are checked whenever the file is fetched. */
    stackIds: bytes(),
    isAdministered: boolean(),
    failure: text(),
  },
  (table) => [
    index('stack_export_user').on(table.userId, table.createdAt),
    index('stack_export_due').on(table.nextAttemptAt).where(sql`${table.state} = 'Waiting'`),
    index('stack_export_digest').on(table.digest),
    index('stack_export_end').on(table.expiresAt),
  ],
);

export type StackExportRecord = typeof stackExport.$inferSelect;
