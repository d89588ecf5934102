import type { Database } from '../db/client';
import type { Mailer } from './mailer';
import type { MeasurementSource } from './measurementSource';
import type { ReportPrinter } from './reportPrinter';

/** What the routes are given by whoever starts the service. */
export interface ServiceDependencies {
  database: Database;
  now: () => Date;
  /** Signs the access tokens (HS256); kept with the data so that a restart ends no session. */
  tokenSecret: Uint8Array;
  measurements: MeasurementSource;
  mailer: Mailer;
  /** Where people reach the portal, without a slash at its end; the links in mails begin with it. */
  publicUrl: string;
  reports: ReportPrinter;
}
