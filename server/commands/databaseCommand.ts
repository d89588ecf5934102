import type { Database } from '../db/client';
import type { Language } from '../domain/languages';

export interface Surroundings {
  database: Database;
  now: () => Date;
  publicUrl: string;
  outbox: string;
}

export interface Operator {
  name: string;
  language: Language;
}

export type DatabaseCommand = (surroundings: Surroundings, operator: Operator) => Promise<string[]>;
