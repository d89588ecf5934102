import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { StackViewParameter } from '../domain/schemas';
import { appUser, instantColumn, organization } from './schema';

export const stackView = pgTable(
  'stack_view',
  {
    id: uuid().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    ownerId: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    name: text().notNull(),
    shared: boolean().notNull(),
    parameters: jsonb().$type<StackViewParameter[]>().notNull(),
    columns: text().array().notNull(),
    dense: boolean().notNull(),
    createdAt: instantColumn().notNull(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('stack_view_name').on(
      table.organizationId,
      table.ownerId,
      table.shared,
      sql`lower(${table.name})`,
    ),
    index('stack_view_owner').on(table.ownerId),
  ],
);
