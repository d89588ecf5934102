import type { Database } from '../db/client';
import type { Language } from '../domain/languages';

export interface Surroundings {
  database: Database;
  now: () => Date;
  /** The portal's URL has no slash at its end. */
  publicUrl: string;
  outbox: string;
}

export interface Operator {
  name: string;
  language: Language;
}

export type DatabaseCommand = (surroundings: Surroundings, operator: Operator) => Promise<string[]>;
