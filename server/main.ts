import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { buildPortal } from './portal/buildPortal';
import { portalOrigins } from './portal/headers';
import { createPortal } from './portal/portalApp';
import { readPortalFiles } from './portal/portalFiles';
import { runService } from './runService';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

await runService(async () => {
  const folder = await buildPortal(root, () => console.log('Building the portal …'));
  const portal = createPortal(await readPortalFiles(folder), portalOrigins(process.env));
  return getRequestListener(portal.fetch, { overrideGlobalObjects: false });
});
