// `npm start` runs the service of the sources, which fills an empty database with the demo.
import { runService } from './start/runService';
import { portalOfSources } from './static/portalOfSources';

await runService(portalOfSources, true);
