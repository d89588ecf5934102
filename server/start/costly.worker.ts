import { createServer } from 'node:http';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import { z } from 'zod';
import { connectionAddress } from '../costly/forwardCall';
import { openPostgres } from '../db/openPostgres';
import { ownStoreOf } from '../features/stacks/pictures/storeMark';
import { openFiles } from '../files/openFiles';
import { endServer } from '../http/endServer';
import { startExportJob } from '../jobs/exportJob';
import { readSettings } from '../settings/settings';
import { createAnswers } from './answers';
import { endOnUnexpectedFailure, logCall, serviceLog } from './serviceLog';

endOnUnexpectedFailure();
// Other calls have priority over costly ones. Only Linux sets the priority of this thread and not of the
// process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10));

const secret = z.instanceof(Uint8Array);
const { socketPath, url, seed, tokenSecrets } = z
  .object({
    socketPath: z.string(),
    url: z.string(),
    seed: z.number().nullable(),
    tokenSecrets: z.union([
      z.object({ current: secret, former: z.union([secret, z.undefined()]) }),
      z.undefined(),
    ]),
  })
  .parse(workerData);
const settings = readSettings(process.env);
const { databaseAddress: address, databasePool: poolSize } = settings;
if (address === undefined) throw new Error('The embedded database belongs to one thread.');

const onFailure = (line: string) => serviceLog.error(line);
const database = openPostgres({
  address,
  poolSize,
  // The main thread writes what the database no longer takes, and the log needs it once.
  onChange: () => undefined,
  applicationName: 'stackyard costly',
});
const { files, require: requireStore } = ownStoreOf(database.unrecorded, openFiles(settings));
const answers = await createAnswers({
  settings,
  tokenSecrets,
  database,
  files,
  seed,
  url,
  log: logCall,
  onProgress: () => undefined,
  onFailure,
});
const exportJob = startExportJob({
  ...{ database, files, requireStore, onFailure },
  now: () => new Date(),
  publicUrl: settings.publicUrl ?? url,
});
const server = createServer(
  getRequestListener((request, env) =>
    answers.fetch(request, { ...env, connectionAddress: request.headers.get(connectionAddress) ?? '' }),
  ),
);
// The thread that passes the calls on drops slow and silent connections.
Object.assign(server, { timeout: 0, keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
server.maxHeadersCount = 0;
server.listen(socketPath, () => parentPort?.postMessage('ready'));

parentPort?.once('message', async () => {
  await Promise.all([answers.endPrinting(), endServer(server), exportJob.close()]);
  await answers.close();
  await database.close();
  process.exit();
});
