import type { BlockList } from 'node:net';
import type { Database } from '../db/client';
import type { FileStore } from './fileStore';
import type { HasAllPixels } from './rendering';
import type { ReportPrinter } from './reportPrinter';
import type { StackPictures } from './stackPictures';
import type { TokenSecret } from './tokenSecret';

/**
 * Links in files lead to the portal at `publicUrl`; without it, files have no links. The demo's password is
 * published, so no account can use it in a database without the mark of the demo. Forwarded headers are used
 * only if a trusted proxy has sent them. Portals on the hosts of `corsOrigins` may call the service from a
 * browser; without hosts, no other portal may.
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
