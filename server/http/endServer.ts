import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export const closeTimeout = 10_000;

export async function endServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([closed, setTimeout(closeTimeout, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
