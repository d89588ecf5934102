// `npm run stackyard -- <command>` runs the commands of the sources.
import { runCommandLine } from './start/commandLine';
import { portalOfSources } from './static/portalOfSources';

await runCommandLine(process.argv.slice(2), portalOfSources);
