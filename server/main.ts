import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { runService } from './runService';
import { buildPortal } from './static/buildPortal';
import { createStaticApp, portalOrigins } from './static/staticApp';
import { readPortalFiles } from './static/staticFiles';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

await runService(async () => {
  const folder = await buildPortal(root, () => console.log('Building the portal …'));
  const portal = createStaticApp(await readPortalFiles(folder), portalOrigins(process.env));
  return getRequestListener(portal.fetch, { overrideGlobalObjects: false });
});
