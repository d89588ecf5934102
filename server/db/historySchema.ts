import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ChangedField, ThingKind } from '../domain/change';
import { instantColumn } from './schema';

interface StoredField {
  field: string;
  before?: string[];
  after?: string[];
}

/** Leaves empty lists out: most fields of a new stack have no former value, and a million stacks have many such fields. */
export function storedFields(fields: readonly ChangedField[]): StoredField[] {
  return fields.map(({ field, before, after }) => ({
    field,
    ...(before.length > 0 && { before }),
    ...(after.length > 0 && { after }),
  }));
}

const changedFields = customType<{ data: ChangedField[]; driverData: StoredField[] | string }>({
  dataType: () => 'jsonb',
  toDriver: (fields) => JSON.stringify(storedFields(fields)),
  fromDriver: (stored) => {
    const fields: StoredField[] = typeof stored === 'string' ? JSON.parse(stored) : stored;
    return fields.map(({ field, before = [], after = [] }) => ({ field, before, after }));
  },
});

/**
 * Who did what: one row per thing that a call changed, written in the transaction of the change. No row points to another
 * table, and names are those of that time: a row outlives what it tells of.
 */
export const historyEntry = pgTable(
  'history_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instantColumn().notNull(),
    /** A call of the contract, or a job (`recordOwnChanges`). */
    operationId: text().notNull(),
    /** One per call, and per batch of what the service does by itself. */
    requestId: uuid().notNull(),
    /** An IPv6 address stands for its /64; null where nobody called. */
    clientAddress: text(),
    /** Null for calls that a mailed link allows, and where nobody called. */
    sessionId: uuid(),
    /** The account; null for what the service did by itself. */
    userId: uuid(),
    userName: text().notNull(),
    /** The account in the organisation; null for global admins who are no people of it. */
    personId: uuid(),
    /** Null for what belongs to an account. */
    organizationId: uuid(),
    organizationName: text(),
    departmentId: uuid(),
    departmentName: text(),
    kind: text().$type<ThingKind>().notNull(),
    thingId: uuid().notNull(),
    thingName: text().notNull(),
    fields: changedFields().notNull(),
  },
  (table) => [
    index('history_organization').on(table.organizationId, table.at, table.id),
    index('history_department').on(table.departmentId, table.at, table.id),
    index('history_thing').on(table.thingId, table.at, table.id),
    index('history_person')
      .on(table.organizationId, table.personId, table.at, table.id)
      .where(sql`${table.personId} is not null`),
    // Rows come in the order of their time, so a range of blocks says enough, at a thousandth of the size.
    index('history_age').using('brin', table.at),
  ],
);
