import type { Database } from '../db/client';
import type { MeasurementSource } from './measurementSource';
import type { ReportPrinter } from './reportPrinter';

export interface ServiceDependencies {
  database: Database;
  now: () => Date;
  /** Signs tokens (HS256); kept with the data so that a restart ends no session. */
  tokenSecret: Uint8Array;
  measurements: MeasurementSource;
  reports: ReportPrinter;
  /** The demo's, which is published: it opens no account in a database without the mark of the demo. */
  refusedPassword?: string | undefined;
}
