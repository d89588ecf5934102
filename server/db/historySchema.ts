import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ChangedField, ThingKind } from '../domain/change';
import { instantColumn } from './schema';

interface StoredField {
  field: string;
  before?: string[];
  after?: string[];
}

/**
 * Empty lists are left out to save space: most fields of a new stack have no former value, and there may be a
 * million stacks.
 */
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
 * A call writes one row per thing that it changed, in the transaction of the change. No row has a foreign
 * key, and names are those of that time, because a row outlives the things that it names. `operationId` names
 * a call of the API or a job (`recordOwnChanges`). An IPv6 address is cut to its /64; the address is null for
 * jobs. Calls by a mailed link have no session, and neither has the service itself. `personId` is the id of
 * the person in the organisation, and null for global admins who are not members of it.
 */
export const historyEntry = pgTable(
  'history_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instantColumn().notNull(),
    operationId: text().notNull(),
    requestId: uuid().notNull(),
    clientAddress: text(),
    sessionId: uuid(),
    userId: uuid(),
    userName: text().notNull(),
    personId: uuid(),
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
    // Rows arrive in the order of time, so a range of blocks is precise enough at a thousandth of the size.
    index('history_age').using('brin', table.at),
  ],
);
