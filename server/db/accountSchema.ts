import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { appUser, instant } from './schema';

// What is kept of sign-ins, mailed links and repeated calls: nothing of it is about timber, all of it passes.

/** The newest mailed link of each kind, until it is used. Only hashes of the tokens are kept. */
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

/** Answers to calls that create, by their key, so that a repeated call creates nothing twice. */
export const idempotentCall = pgTable(
  'idempotent_call',
  {
    userId: uuid()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Of method, path and body: the same key with another call is refused. */
    callHash: text().notNull(),
    /** The answer as it was sent; null while the first call is under way. */
    status: integer(),
    answer: text(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** One row per refresh token; the tokens of one sign-in share a family. Only hashes are kept. */
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
  (table) => [index('refresh_token_family').on(table.family)],
);
