// The commands are compiled without the sources: scripts/buildServer.ts compiles them to dist/server/stackyard.js.
import path from 'node:path';
import { runCommandLine } from './start/commandLine';
import { servePortal } from './static/servePortal';

const folder = path.join(import.meta.dirname, '../portal');

// The build writes the settings of the portal here.
const { VITE_API_URL, VITE_MAP_STYLE_URL } = import.meta.env;

await runCommandLine(process.argv.slice(2), (_server, isDemo) =>
  servePortal(folder, { VITE_API_URL, VITE_MAP_STYLE_URL }, isDemo),
);
