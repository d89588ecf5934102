/**
 * Serves the service and the portal's sources at one address, with the settings of `npm start`. Vite reloads
 * the portal; `tsx watch` restarts this process when a file of the service changes.
 */

import { createServer, type ViteDevServer } from 'vite';
import { runService } from '../server/start/runService';

let vite: ViteDevServer | undefined;

await runService(async (server) => {
  vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'spa' });
  return vite.middlewares;
}, true);

// Open pages hold a socket for their reload, and the service would wait for them to close it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void vite?.close());
