import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './schema';

/**
 * An organisation that can still be brought back. Its rows stand in the schema `deleted`, in tables like those that they
 * come from, which no call reads (`deletedRows.ts`); they go with this row.
 */
export const deletedOrganization = pgTable(
  'deleted_organization',
  {
    /** The id that it had, and gets back. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    deletedAt: instantColumn().notNull(),
    /** The name of that time. */
    deletedBy: text().notNull(),
  },
  (table) => [index('deleted_organization_age').on(table.deletedAt)],
);
