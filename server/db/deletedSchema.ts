import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './schema';

/**
 * A deleted organisation can be restored until this row is deleted. Until then its rows are in the schema
 * `deleted`, in copies of the original tables, which no call reads (`deletedRows.ts`). They are deleted
 * together with this row.
 */
export const deletedOrganization = pgTable(
  'deleted_organization',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    deletedAt: instantColumn().notNull(),
    deletedBy: text().notNull(),
  },
  (table) => [index('deleted_organization_age').on(table.deletedAt)],
);
