import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { givenAccesses } from '../domain/givenAccess';
import { languages } from '../domain/languages';
import type { MeasuredDigest } from '../domain/measuredDigest';
import { appUser, instantColumn, organization } from './schema';

// Sign-ins, mails, their links and repeated calls all expire, and none of them refers to timber.

/**
 * An account has one row per purpose until the link is used, and only hashes of the tokens are stored. A
 * `printed` link confirms like `confirm`, but the operator prints it, so that a later mail does not void it.
 */
export const accountLink = pgTable(
  'account_link',
  {
    userId: uuid()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'printed', 'reset'] }).notNull(),
    hash: text().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    index('account_link_end').on(table.expiresAt),
  ],
);

/**
 * The answer to a call that creates something is stored under its key, so that a repeated call creates
 * nothing twice. Method, path and body are hashed, so that a different call with the same key is rejected.
 */
export const idempotentCall = pgTable(
  'idempotent_call',
  {
    userId: uuid()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    callHash: text().notNull(),
    status: integer().notNull(),
    answer: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotent_call_age').on(table.createdAt),
  ],
);

/**
 * All refresh tokens of one sign-in share a family, and only their hashes are stored. The first token of a
 * family records from where the person signed in; agent and address are null on all later ones.
 */
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
    familyExpiresAt: instantColumn().notNull(),
    spentAt: instantColumn(),
    successorHash: text(),
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
 * A mail is written in the transaction of the change that it reports, and kept for a month after sending. The
 * text and the links are not stored: they are made when the mail is sent. The address is in lower case;
 * anybody can request a link for a new password, so the address may have no account. `nextAttemptAt` is the
 * time of the next attempt. During an attempt, it is the time from which another process may take over.
 */
export const mail = pgTable(
  'mail',
  {
    id: uuid().primaryKey(),
    /**
     * To the inviter, a `silent` mail is an invitation that was sent, and it counts towards the inviter's
     * limit. It is not sent if the address has had too many invitations, or if the person has used the
     * organisation already.
     */
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
    email: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /**
     * An invitation fills all four columns below; the invitation of a global admin leaves the first and the
     * last empty. A mail about a password fills none of them, a mail about measured stacks fills only the
     * first, and a mail that asks for a new measurement fills the first two.
     */
    organizationId: uuid().references(() => organization.id, { onDelete: 'cascade' }),
    senderId: uuid().references(() => appUser.id, { onDelete: 'set null' }),
    ownerName: text(),
    access: text({ enum: givenAccesses }),
    digest: jsonb().$type<MeasuredDigest>(),
    stackId: uuid(),
    state: text({ enum: ['waiting', 'sent', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
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

export const attempt = pgTable(
  'attempt',
  {
    key: text().primaryKey(),
    /** The oldest moment comes first. */
    moments: instantColumn().array().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [index('attempt_end').on(table.expiresAt)],
);

export const job = pgTable('job', { name: text().primaryKey(), nextRunAt: instantColumn().notNull() });
