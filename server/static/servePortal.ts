import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createStaticApp, portalOrigins } from './staticApp';
import { readPortalFiles } from './staticFiles';

export async function servePortal(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
  isDemo: boolean,
): Promise<RequestListener> {
  const portal = createStaticApp(await readPortalFiles(folder), portalOrigins(environment), isDemo);
  return getRequestListener(portal.fetch, { overrideGlobalObjects: false });
}
