import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { appUser, instant } from './schema';

// Sign-ins, mailed links and repeated calls expire; they have no relation to timber.

/** One row per account and purpose until the link is used. Only hashes of the tokens are stored. */
export const accountLink = pgTable(
  'account_link',
  {
    userId: uuid()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'reset'] }).notNull(),
    hash: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

/** Responses of creating calls by their key, so that a repeated call creates nothing twice. */
export const idempotentCall = pgTable(
  'idempotent_call',
  {
    userId: uuid()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Hash of method, path and body: another call with the same key is rejected. */
    callHash: text().notNull(),
    /** The response as it was sent; null while the first call runs. */
    status: integer(),
    answer: text(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** One row per refresh token; the tokens of one sign-in share a family. Only hashes are stored. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    family: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The end of the whole family; rotation never moves it. */
    familyExpiresAt: instant().notNull(),
    spentAt: instant(),
    successorHash: text(),
  },
  (table) => [index('refresh_token_family').on(table.family), index('refresh_token_user').on(table.userId)],
);
