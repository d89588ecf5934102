/**
 * The service is compiled to `dist/server/stackyard.js`, which needs the sources no more, and of the packages
 * only those that `npm ci --omit=dev` installs. It fails if the service would import another one.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileService } from './compileService';

const foreign = await compileService(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../dist'));
for (const name of foreign) console.error(`The compiled service imports ${name}, which is no dependency.`);
if (foreign.size > 0) process.exitCode = 1;
