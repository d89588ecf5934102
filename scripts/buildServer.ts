/**
 * Compiles the service to `dist/server/stackyard.js`. That file needs no sources, and only the packages that
 * `npm ci --omit=dev` installs. The build fails if the service would import another package.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileService } from './compileService';

const foreign = await compileService(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../dist'));
for (const name of foreign) console.error(`The compiled service imports ${name}, which is no dependency.`);
if (foreign.size > 0) process.exitCode = 1;
