import type { Database } from '../db/client';
import type { Language } from '../domain/languages';

/** Where a command is carried out: by itself, or in the service that holds the folder. */
export interface Surroundings {
  database: Database;
  now: () => Date;
  /** The portal's URL without a slash at its end. */
  publicUrl: string;
  /** Where mails are written in place of a mail server. */
  outbox: string;
}

/** Who gives the command. */
export interface Operator {
  /** The name of the account on the machine. */
  name: string;
  /** Of the mails that the command sends. */
  language: Language;
}

/** Answers the lines to print. */
export type DatabaseCommand = (surroundings: Surroundings, operator: Operator) => Promise<string[]>;
