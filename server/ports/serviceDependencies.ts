import type { BlockList } from 'node:net';
import type { Database } from '../db/client';
import type { FileStore } from './fileStore';
import type { HasAllPixels } from './rendering';
import type { ReportPrinter } from './reportPrinter';
import type { StackPictures } from './stackPictures';
import type { TokenSecret } from './tokenSecret';

/**
 * Links in files lead to the portal by `publicUrl`; without it files have none. The demo's password is
 * published, so it opens no account in a database without the mark of the demo. Only forwarded headers of the
 * trusted proxies are believed, and portals on the hosts of `corsOrigins` may call the service from a
 * browser; none without them.
 */
export interface ServiceDependencies {
  database: Database;
  now: () => Date;
  tokenSecret: TokenSecret;
  files: FileStore;
  pictures: StackPictures;
  reports: ReportPrinter;
  publicUrl?: string | undefined;
  hasAllPixels: HasAllPixels;
  refusedPassword?: string | undefined;
  trustedProxies?: BlockList;
  onFailure?: (line: string) => void;
  corsOrigins?: string[] | undefined;
}
