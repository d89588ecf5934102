import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPortal } from './buildPortal';
import { servePortal } from './servePortal';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export async function portalOfSources(_server: Server, isDemo: boolean) {
  const folder = await buildPortal(root, () => console.info('Building the portal …'));
  return servePortal(folder, process.env, isDemo);
}
