import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApiKeyScope } from '../domain/apiKeyScopes';
import { appUser, instantColumn, organization } from './schema';

/** By which a program sends stacks of an organisation. Only the hash is stored: the key is shown once. */
export const apiKey = pgTable(
  'api_key',
  {
    id: uuid().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    name: text().notNull(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    hash: text().notNull().unique(),
    /** The first letters of the key, by which people know it again. */
    prefix: text().notNull(),
    createdAt: instantColumn().notNull(),
    createdById: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    /** Exact to some minutes. */
    lastUsedAt: instantColumn(),
    /** From then on it opens nothing; the row stays for those who look for it. */
    revokedAt: instantColumn(),
  },
  (table) => [
    index('api_key_organization').on(table.organizationId),
    index('api_key_creator').on(table.createdById),
  ],
);
