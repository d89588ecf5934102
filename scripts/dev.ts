/** The service and the portal's sources with reload, on one address; same settings as `npm start`. */
import { createServer } from 'vite';
import { runService } from '../server/runService';

await runService(async (server) => {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'spa' });
  return vite.middlewares;
});
