import type { BlockList } from 'node:net';
import type { Database } from '../db/client';
import type { Mailer } from './mailer';
import type { MeasurementSource } from './measurementSource';
import type { ReportPrinter } from './reportPrinter';

export interface ServiceDependencies {
  database: Database;
  now: () => Date;
  /** Signs tokens (HS256); kept with the data so that a restart ends no session. */
  tokenSecret: Uint8Array;
  measurements: MeasurementSource;
  mailer: Mailer;
  /** The portal's URL without a slash at its end; mailed links begin with it. */
  publicUrl: string;
  reports: ReportPrinter;
  /** Proxies whose forwarded headers are believed; none without it. */
  trustedProxies?: BlockList;
}
