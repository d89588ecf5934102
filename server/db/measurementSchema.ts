import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredValues } from '../domain/storedFields';
import { measurementCardVersion } from './cardSchema';
import { appUser, bytes, instantColumn } from './schema';
import { stack } from './stackSchema';

/**
 * What a stack measured. Rows are only added: a correction is the next version, the newest is current, and the former ones
 * say what stood there before.
 */
export const measurement = pgTable(
  'measurement',
  {
    organizationId: uuid().notNull(),
    stackId: uuid().notNull(),
    /** From 1 in each stack. */
    version: integer().notNull(),
    cardVersionId: uuid()
      .notNull()
      .references(() => measurementCardVersion.id),
    /** By field, in the unit that the card version shows, but for what has a column of its own (`storedFields.ts`). */
    values: jsonb().$type<StoredValues>().notNull(),
    /** `domain/logEnds.ts`; null where none were recorded. */
    logEnds: bytes(),
    /** True: every log was measured; false: the logs were counted. */
    fullMeasurement: boolean().notNull(),
    /** Cubic metres. */
    volume: numeric({ mode: 'number' }),
    logCount: integer(),
    /** Name and serial number of what measured it. */
    instrument: text(),
    /** Number of its verification certificate, and the last day of that. */
    certificate: text(),
    certificateValidUntil: date({ mode: 'string' }),
    /** Name and version of the program that sent it. */
    app: text(),
    measuredById: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    measuredAt: instantColumn().notNull(),
    receivedAt: instantColumn().notNull(),
    source: text({ enum: ['App', 'Key', 'Import', 'Correction', 'Demo'] }).notNull(),
    /** Of a correction. */
    reason: text(),
    /** Who corrected it. */
    authorId: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    /** When the one who measured was asked by mail to measure anew: once. */
    askedAnewAt: instantColumn(),
    /** The message as it was sent, in gzip, until the store has it: `storeMessages.ts`. */
    message: bytes(),
    /** SHA-256 of what the message says, in hexadecimal digits (`messageDigestOf`); the store keeps it under this key. */
    messageDigest: text(),
    /** How often moving the message to the store has failed. */
    messageAttempts: integer().notNull().default(0),
    /** Null: at once. */
    messageNextAttemptAt: instantColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.stackId, table.version] }),
    foreignKey({
      name: 'measurement_stack',
      columns: [table.organizationId, table.stackId],
      foreignColumns: [stack.organizationId, stack.id],
    }).onDelete('cascade'),
    index('measurement_read_by').on(table.cardVersionId),
    index('measurement_measured_by').on(table.measuredById),
    index('measurement_author').on(table.authorId),
    index('measurement_message_due')
      .on(table.organizationId, table.receivedAt)
      .where(sql`${table.message} is not null`),
    index('measurement_message').using('hash', table.messageDigest),
    // It names a file.
    check('measurement_message_digest', sql`${table.messageDigest} ~ '^[0-9a-f]{64}$'`),
  ],
);

export type MeasurementRecord = typeof measurement.$inferSelect;
/** As it is written: what is asked of it, and the attempts to move its message, come later. */
export type WrittenMeasurement = Omit<
  MeasurementRecord,
  'askedAnewAt' | 'messageAttempts' | 'messageNextAttemptAt'
>;
