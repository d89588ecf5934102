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
  /** Signs tokens (HS256). */
  tokenSecret: TokenSecret;
  files: FileStore;
  pictures: StackPictures;
  reports: ReportPrinter;
  /** Where people reach the portal, for links in files; without it they have none. */
  publicUrl?: string | undefined;
  hasAllPixels: HasAllPixels;
  /** The demo's, which is published: it opens no account in a database without the mark of the demo. */
  refusedPassword?: string | undefined;
  /** Proxies whose forwarded headers are believed; none without it. */
  trustedProxies?: BlockList;
  /** Gets a line for the operator. */
  onFailure?: (line: string) => void;
  /** Of portals on other hosts, which may call the service from a browser; none without it. */
  corsOrigins?: string[] | undefined;
}
