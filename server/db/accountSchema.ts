import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { givenAccesses } from '../domain/givenAccess';
import { languages } from '../domain/languages';
import type { MeasuredDigest } from '../domain/measuredDigest';
import { appUser, instantColumn, organization } from './schema';

// Sign-ins, mails and their links, and repeated calls expire; they have no relation to timber.

/** One row per account and purpose until the link is used. Only hashes of the tokens are stored. */
export const accountLink = pgTable(
  'account_link',
  {
    userId: uuid()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** `printed`: the same as `confirm`, for the operator, so that a mail does not void what was printed. */
    purpose: text({ enum: ['confirm', 'printed', 'reset'] }).notNull(),
    hash: text().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    index('account_link_end').on(table.expiresAt),
  ],
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
    /** The response as it was sent. */
    status: integer().notNull(),
    answer: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotent_call_age').on(table.createdAt),
  ],
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
    issuedAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    /** The end of the whole family; rotation never moves it. */
    familyExpiresAt: instantColumn().notNull(),
    spentAt: instantColumn(),
    successorHash: text(),
    /** Where somebody signed in, on the first token of a family: null where it is not known, and on all others. */
    agent: text(),
    address: text(),
  },
  (table) => [
    index('refresh_token_family').on(table.family),
    index('refresh_token_user').on(table.userId),
    index('refresh_token_end').on(table.familyExpiresAt),
  ],
);

/**
 * Mails to send and those sent within the last month: written in the transaction of the change that they tell of. No
 * text and no link: both are made when the mail is sent.
 */
export const mail = pgTable(
  'mail',
  {
    id: uuid().primaryKey(),
    /** A silent one counts as an invitation of its sender, looks like one, and is not sent. */
    kind: text({
      enum: [
        'invitation',
        'silent',
        'password',
        'passwordChanged',
        'passwordReset',
        'measured',
        'measureAnew',
        'measureNoMore',
      ],
    }).notNull(),
    /** Lower case. A link for a new password may have been asked for with an address that nobody has. */
    email: text().notNull(),
    /** Unless the account of the address uses another one. */
    language: text({ enum: languages }).notNull(),
    /**
     * An invitation fills all four columns below; the invitation of a global admin leaves the first and the last empty. A mail about a
     * password fills none of them, a mail about measured stacks fills the first alone, and one about a stack to measure anew the first two.
     */
    organizationId: uuid().references(() => organization.id, { onDelete: 'cascade' }),
    senderId: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    /** The organisation, department or sawmill. */
    ownerName: text(),
    /** Null as well for roles that the invitation does not tell of, and in invitations of former versions. */
    access: text({ enum: givenAccesses }),
    /** Of a mail about measured stacks. */
    digest: jsonb().$type<MeasuredDigest>(),
    /** Of a mail about a stack to measure anew. It does not point to the stack, which may be gone by then. */
    stackId: uuid(),
    state: text({ enum: ['waiting', 'sent', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** While a mail is being sent, the time at which its sender counts as cut off. */
    nextAttemptAt: instantColumn().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('mail_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('mail_address').on(table.email, table.createdAt.desc()),
    index('mail_organization').on(table.organizationId),
    index('mail_sender').on(table.senderId),
    index('mail_age').on(table.createdAt),
  ],
);

/** Attempts to sign in and the like, which limits count for all instances together. Keys are hashes of what was tried from where. */
export const attempt = pgTable(
  'attempt',
  {
    key: text().primaryKey(),
    /** Oldest first. */
    moments: instantColumn().array().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [index('attempt_end').on(table.expiresAt)],
);

/** Jobs of which one of several instances at a time has the turn. */
export const job = pgTable('job', { name: text().primaryKey(), nextRunAt: instantColumn().notNull() });
