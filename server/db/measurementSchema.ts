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
import type { HandCorrections } from '../domain/handCorrections';
import type { StoredValues } from '../domain/storedFields';
import { measurementCardVersion } from './cardSchema';
import { appUser, bytes, instantColumn } from './schema';
import { type StackRecord, stack } from './stackSchema';

/**
 * Measurements are only added: a correction is the next version, the newest version is current, and the
 * former ones stay as evidence. Versions of each stack are counted from 1. Log ends have the format of
 * `domain/logEnds.ts`, and are null if none were recorded. The volume is in cubic metres. Only a correction
 * has a reason. `corrected` is null if nothing was corrected by hand. `messageNextAttemptAt` is null if the
 * next attempt to store the message is due immediately.
 */
export const measurement = pgTable(
  'measurement',
  {
    organizationId: uuid().notNull(),
    stackId: uuid().notNull(),
    version: integer().notNull(),
    cardVersionId: uuid()
      .notNull()
      .references(() => measurementCardVersion.id),
    /**
     * Values are keyed by field, in the unit that the card version shows. Fields that have columns of their
     * own are left out (`storedFields.ts`).
     */
    values: jsonb().$type<StoredValues>().notNull(),
    logEnds: bytes(),
    fullMeasurement: boolean().notNull(),
    volume: numeric({ mode: 'number' }),
    logCount: integer(),
    instrument: text(),
    certificate: text(),
    certificateValidUntil: date({ mode: 'string' }),
    app: text(),
    measuredById: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    measuredAt: instantColumn().notNull(),
    receivedAt: instantColumn().notNull(),
    /** `Hand` means that an administrator corrected values that no instrument measures. */
    source: text({ enum: ['App', 'Key', 'Import', 'Correction', 'Hand', 'Demo'] }).notNull(),
    reason: text(),
    authorId: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    corrected: jsonb().$type<HandCorrections>(),
    /**
     * These values of the stack's row were copied when the next version replaced this one. `beside` is null
     * in the newest version.
     */
    beside: jsonb().$type<BesideMeasurement>(),
    /** At this instant a mail asked the surveyor to measure the stack again. The mail is sent only once. */
    askedAnewAt: instantColumn(),
    /**
     * The original message is kept here, compressed with gzip, until the file store has it
     * (`storeMessages.ts`). Its digest is the SHA-256 of its content in hexadecimal digits
     * (`messageDigestOf`).
     */
    message: bytes(),
    messageDigest: text(),
    messageAttempts: integer().notNull().default(0),
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
    // The digest names a file.
    check('measurement_message_digest', sql`${table.messageDigest} ~ '^[0-9a-f]{64}$'`),
  ],
);

/**
 * A report reads these values from the stack's row and not from the measurement. They have the types that
 * JSON can hold.
 */
export type BesideMeasurement = Pick<
  StackRecord,
  | 'departmentId'
  | 'polterId'
  | 'orderNumber'
  | 'registeredValues'
  | 'latitude'
  | 'longitude'
  | 'height'
  | 'accuracy'
  | 'doubts'
  | 'decided'
> & { lastModifiedDateTime: string };

export type MeasurementRecord = typeof measurement.$inferSelect;
export type WrittenMeasurement = Omit<
  MeasurementRecord,
  'askedAnewAt' | 'beside' | 'messageAttempts' | 'messageNextAttemptAt'
>;
