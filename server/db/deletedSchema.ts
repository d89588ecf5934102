import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './schema';

/**
 * A deleted organisation can still be restored. Its rows stand in the schema `deleted`, in tables like their
 * originals, which no call reads (`deletedRows.ts`); they go with this row.
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
