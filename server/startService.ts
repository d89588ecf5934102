import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createAnswers } from './answers';
import { routes } from './api';
import { basePath } from './app';
import type { GivenSecrets } from './auth/tokens/tokenSecret';
import { costlyCalls } from './costly/costlyCalls';
import { startCostlyThread } from './costly/costlyThread';
import type { Database } from './db/client';
import { openDatabase } from './db/openDatabase';
import { openPostgres } from './db/openPostgres';
import { requireSchema, requireServer, requireService } from './db/serverChecks';
import { seedDatabase } from './demo/seed/seedDatabase';
import { closeTimeout, endServer } from './endServer';
import { checkEvidence } from './features/stacks/records/storedEvidence';
import type { Log } from './http/requestLog';
import { startJobs } from './jobs';
import { createOutbox } from './mail/outbox';
import { createSmtpMailer } from './mail/smtp';
import type { Mailer } from './ports/mailer';
import { createProbes } from './probes';
import type { Settings } from './settings';

/** The seed of new demo data; a filled folder keeps its own. */
const demoSeed = 1;

const costlyProgram = new URL('costly/startCostly.mjs', import.meta.url);

/**
 * Milliseconds without traffic after which a connection is dropped, or twice as long while a response is
 * unread; the portal's downloads have the same limit.
 */
const longestSilence = 120_000;

/** Milliseconds: longer than proxies keep a connection, or they send a call into one that is just being closed. */
const longestIdle = 65_000;

/** The port cannot be opened; the message is one line for the operator. */
export class PortError extends Error {
  override name = 'PortError';
}

interface Start {
  settings: Settings;
  /** Undefined: the service keeps one of its own with the data. */
  tokenSecrets: GivenSecrets | undefined;
  /** Handles the requests outside `/api/`. */
  portal: (server: Server) => Promise<RequestListener>;
  log: Log;
  onProgress: (line: string) => void;
  /** Gets one line about a failure in the background. */
  onFailure: (line: string) => void;
}

interface RunningService {
  url: string;
  /** The accounts of the demo may sign in. */
  isDemo: boolean;
  close: () => Promise<void>;
}

/**
 * Serves portal and service on one port. It opens the port before it touches the data folder, so that an
 * accidental second start changes nothing.
 * @throws PortError, DataFolderError, DatabaseServerError
 */
export async function startService(start: Start): Promise<RunningService> {
  const { settings, portal, onProgress } = start;
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '2' }).end();
  };
  const probes = createProbes();
  const server = createServer((request, response) => {
    if (!probes.answer(request, response)) listener(request, response);
  });
  server.timeout = longestSilence;
  server.keepAliveTimeout = longestIdle;
  server.headersTimeout = longestIdle + 5000;
  // Their size is limited. A length that is left out here would be lost for whom a call is passed on to.
  server.maxHeadersCount = 0;
  const url = await listen(server, settings);
  try {
    const database = await usableDatabase(start);
    let costly: Awaited<ReturnType<typeof startCostlyCalls>>;
    try {
      const answerPortal = await portal(server);
      const now = settings.seedNow ?? new Date();
      const seed = await seedDatabase(database, {
        seed: demoSeed,
        now,
        nordskovStacks: settings.seedStacks,
        onProgress: ({ stacks, of }) => onProgress(`Demo data: ${stacks} of ${of} stacks`),
      });
      const answers = await createAnswers({ ...start, database, seed, url });
      await checkEvidence(database.orm);
      costly = await startCostlyCalls(start, { url, seed, tokenSecrets: start.tokenSecrets });
      const jobs = startJobs({
        database,
        now: () => new Date(),
        mailer: createMailer(start),
        publicUrl: settings.publicUrl ?? url,
        onFailure: start.onFailure,
        historyMonths: settings.historyMonths,
      });
      // Uses the adapter's own Request: the body limit copies requests, which Node's cannot.
      const answerService = getRequestListener(answers.fetch);
      const isCostly = costlyCalls(basePath, routes);
      const listenerOf = (request: IncomingMessage) =>
        (isCostly(request) && costly?.listener()) || answerService;
      listener = (request, response) => {
        if (request.url?.startsWith('/api/')) void listenerOf(request)(request, response);
        else answerPortal(request, response);
      };
      probes.set(database);
      return {
        url,
        isDemo: seed !== null,
        close: async () => {
          probes.set('draining');
          // Until it has asked again, a proxy goes on sending calls here.
          await setTimeout(settings.drainSeconds * 1000);
          // A closing server takes no new connection, so that no page could be printed.
          await Promise.all([answers.endPrinting(), costly?.close(), endServer(server)]);
          await jobs.close();
          await answers.close();
          await database.close();
        },
      };
    } catch (failure) {
      await costly?.close();
      await database.close();
      throw failure;
    }
  } catch (failure) {
    server.close();
    server.closeAllConnections();
    throw failure;
  }
}

/** With a server as the database; the embedded one belongs to one thread. */
async function startCostlyCalls({ settings, onFailure }: Start, workerData: object) {
  if (settings.databaseAddress === undefined) return undefined;
  // The thread cuts running answers off first.
  return startCostlyThread({
    program: costlyProgram,
    workerData,
    onFailure,
    closeLimit: closeTimeout + 5000,
  });
}

/** The embedded database migrates itself; a server is migrated by command, because others may be using it. */
async function usableDatabase({ settings, onFailure }: Start): Promise<Database> {
  const { databaseAddress: address, databasePool: poolSize, dataDir } = settings;
  if (address === undefined) return openDatabase(dataDir);
  const database = openPostgres({ address, poolSize, onChange: onFailure });
  try {
    await requireServer(database.orm);
    await requireSchema(database.orm);
    await requireService(database.orm);
  } catch (failure) {
    await database.close();
    throw failure;
  }
  return database;
}

function createMailer({ settings, onProgress }: Start): Mailer {
  const { smtpUrl, mailFrom, dataDir } = settings;
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from: mailFrom });
  return createOutbox({ folder: path.resolve(dataDir, 'outbox'), now: () => new Date(), onMail: onProgress });
}

async function listen(server: Server, { host, port }: Settings): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${error.code})`;
      reject(new PortError(`Port ${port} on ${host} ${reason}. Choose another one with PORT or HOST.`));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
}
