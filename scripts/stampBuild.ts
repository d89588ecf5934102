import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampBuild } from '../server/static/buildPortal';

await stampBuild(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
