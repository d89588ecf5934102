import type { BlockList } from 'node:net';
import type { Database } from '../db/client';
import type { FileStore } from './fileStore';
import type { HasAllPixels } from './rendering';
import type { ReportPrinter } from './reportPrinter';
import type { StackPictures } from './stackPictures';
import type { TokenSecret } from './tokenSecret';

export interface ServiceDependencies {
  database: Database;
  now: () => Date;
  tokenSecret: TokenSecret;
  files: FileStore;
  pictures: StackPictures;
  reports: ReportPrinter;
  /** Links in files lead to the portal by this URL; without it files have none. */
  publicUrl?: string | undefined;
  hasAllPixels: HasAllPixels;
  /** The demo's password is published, so it opens no account in a database without the mark of the demo. */
  refusedPassword?: string | undefined;
  /** Only these proxies' forwarded headers are believed; none without it. */
  trustedProxies?: BlockList;
  onFailure?: (line: string) => void;
  /** Portals on these other hosts may call the service from a browser; none without it. */
  corsOrigins?: string[] | undefined;
}
