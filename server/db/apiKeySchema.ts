import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApiKeyScope } from '../domain/apiKeyScopes';
import { appUser, instantColumn, organization } from './schema';

/**
 * A program sends the stacks of an organisation with an API key. The key is shown once, and only its hash is
 * stored. The time of the last use is accurate to a few minutes.
 */
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
    prefix: text().notNull(),
    createdAt: instantColumn().notNull(),
    createdById: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    lastUsedAt: instantColumn(),
    revokedAt: instantColumn(),
  },
  (table) => [
    index('api_key_organization').on(table.organizationId),
    index('api_key_creator').on(table.createdById),
  ],
);
