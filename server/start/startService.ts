import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { routes } from '../api';
import { basePath } from '../app';
import type { TokenSecretSettings } from '../auth/tokens/tokenSecret';
import { takeCommands } from '../commands/commandSocket';
import { costlyCalls } from '../costly/costlyCalls';
import { startCostlyThread } from '../costly/costlyThread';
import type { Database } from '../db/client';
import { lowerAddresses } from '../db/lowerAddresses';
import { openDatabase } from '../db/openDatabase';
import { openPostgres } from '../db/openPostgres';
import { slowSearch } from '../db/searchIndex';
import { requireSchema, requireServer, requireService } from '../db/serverChecks';
import { seedDatabase } from '../demo/seed/seedDatabase';
import { OtherStoreError, ownStoreOf } from '../features/stacks/pictures/storeMark';
import { openFiles } from '../files/openFiles';
import { closeTimeout, endServer } from '../http/endServer';
import { limitArrival } from '../http/limitArrival';
import type { Log } from '../http/requestLog';
import { startExportJob } from '../jobs/exportJob';
import { startJobs } from '../jobs/jobs';
import { createOutbox, outboxIn } from '../mail/outbox';
import { createSmtpMailer } from '../mail/smtp';
import { listGlobalAdmins } from '../people/globalAdmins.queries';
import { FilesUnavailable } from '../ports/fileStore';
import type { Mailer } from '../ports/mailer';
import { costlyProgram, renderingProgram } from '../programFiles';
import { createRenderProcess } from '../rendering/renderProcess';
import { namingFilesUrl, type Settings } from '../settings/settings';
import { createAnswers } from './answers';
import { longestArrival, longestArrivalOf } from './longestArrival';
import { requireOpenFiles } from './openFilesLimit';
import { createProbes } from './probes';

const demoSeed = 1;

/**
 * Both times are in milliseconds. A connection is ended after `longestSilence` without traffic, or twice as
 * long while a response is not being read; the portal's downloads have the same limit. An idle connection is
 * kept for `longestIdle`, longer than the limit of proxies, which would otherwise send a call over a
 * connection that is just being closed.
 */
const longestSilence = 120_000;
const longestIdle = 65_000;

export class PortError extends Error {
  override name = 'PortError';
}

export type Portal = (server: Server, isDemo: boolean) => Promise<RequestListener>;

interface Start {
  settings: Settings;
  wantsDemo: boolean;
  tokenSecrets: TokenSecretSettings | undefined;
  portal: Portal;
  log: Log;
  onProgress: (line: string) => void;
  onFailure: (line: string) => void;
}

interface RunningService {
  url: string;
  isDemo: boolean;
  /** Without a global admin, nobody can sign in until a command has made the first administrator. */
  hasGlobalAdmin: boolean;
  close: () => Promise<void>;
}

/**
 * The portal and the service share one port. It is opened before the data folder is touched, so that an
 * accidental second start changes nothing.
 * @throws OpenFilesLimitError, PortError, DataFolderError, DatabaseServerError
 */
export async function startService(start: Start): Promise<RunningService> {
  const { settings, portal } = start;
  requireOpenFiles();
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '2' }).end();
  };
  const probes = createProbes();
  const server = createServer((request, response) => {
    if (probes.answer(request, response)) return;
    limitArrival(request, longestArrivalOf(request));
    listener(request, response);
  });
  server.timeout = longestSilence;
  // The calls have limits of their own.
  server.requestTimeout = longestArrival.photograph;
  server.keepAliveTimeout = longestIdle;
  server.headersTimeout = longestIdle + 5000;
  // The size of headers is limited already. A length that is left out here would be lost for the server that
  // a call is passed on to.
  server.maxHeadersCount = 0;
  const url = await listen(server, settings);
  try {
    const database = await usableDatabase(start);
    let costly: Awaited<ReturnType<typeof startCostlyCalls>>;
    let commands: Awaited<ReturnType<typeof takeCommands>> | undefined;
    try {
      const seed = await seedDemo(database, start);
      const answerPortal = await portal(server, seed !== null);
      const { files, require: requireStore } = ownStoreOf(database.unrecorded, openFiles(settings));
      const answers = await createAnswers({ ...start, database, files, seed, url });
      await lowerAddresses(database.unrecorded);
      const slow = settings.databaseAddress === undefined ? undefined : await slowSearch(database.orm);
      if (slow !== undefined) start.onProgress(slow);
      costly = await startCostlyCalls(start, { url, seed, tokenSecrets: start.tokenSecrets });
      const surroundings = {
        database,
        now: () => new Date(),
        publicUrl: settings.publicUrl ?? url,
        outbox: outboxIn(settings.dataDir),
      };
      if (settings.databaseAddress === undefined)
        commands = await takeCommands(path.resolve(settings.dataDir), surroundings, start.onFailure);
      await requireStore().catch((failure: unknown) => {
        if (failure instanceof OtherStoreError) throw failure;
        if (!(failure instanceof FilesUnavailable)) throw namingFilesUrl(failure);
        start.onFailure(`${failure.message}. Until it can, no photograph is taken.`);
      });
      const rendering = createRenderProcess(renderingProgram);
      const jobs = startJobs({
        ...surroundings,
        mailer: createMailer(start),
        isMailServer: settings.smtpUrl !== undefined,
        onFailure: start.onFailure,
        historyMonths: settings.historyMonths,
        files,
        requireStore,
        render: rendering.render,
      });
      const exportJob = costly
        ? undefined
        : startExportJob({ ...surroundings, files, requireStore, onFailure: start.onFailure });
      // The adapter's own Request is used: the body limit copies requests, which Node's cannot.
      const answerService = getRequestListener(answers.fetch);
      const isCostly = costlyCalls(basePath, routes);
      const listenerOf = (request: IncomingMessage) =>
        (isCostly(request) && costly?.listener()) || answerService;
      listener = (request, response) => {
        if (isCall(request)) void listenerOf(request)(request, response);
        else answerPortal(request, response);
      };
      probes.set(database);
      return {
        url,
        isDemo: seed !== null,
        hasGlobalAdmin: (await listGlobalAdmins(database.orm)).length > 0,
        close: async () => {
          probes.set('draining');
          // A proxy goes on sending calls here until its next probe.
          await setTimeout(settings.drainSeconds * 1000);
          // A closing server takes no new connection, so that no page could be printed.
          await Promise.all([answers.endPrinting(), costly?.close(), endServer(server), commands?.close()]);
          await Promise.all([jobs.close(), exportJob?.close()]);
          await Promise.all([answers.close(), rendering.close()]);
          await database.close();
        },
      };
    } catch (failure) {
      await Promise.all([costly?.close(), commands?.close()]);
      await database.close();
      throw failure;
    }
  } catch (failure) {
    server.close();
    server.closeAllConnections();
    throw failure;
  }
}

function isCall({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/') && !/^\/api\/docs(?![\w-])/.test(url);
}

export function seedDemo(
  database: Database,
  { settings, onProgress, wantsDemo }: Pick<Start, 'settings' | 'onProgress' | 'wantsDemo'>,
): Promise<number | null> {
  return seedDatabase(database, {
    seed: demoSeed,
    now: settings.seedNow ?? new Date(),
    nordskovStacks: settings.seedStacks,
    mayFill: wantsDemo,
    onProgress: ({ stacks, of }) => onProgress(`Demo data: ${stacks} of ${of} stacks`),
  });
}

/** A thread for costly calls needs a database server; the embedded database belongs to one thread. */
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

/**
 * The embedded database is migrated here. A database server is migrated only by a command, because other
 * processes may be using it.
 * @throws DataFolderError, DatabaseServerError
 */
export async function usableDatabase({
  settings,
  onFailure,
}: Pick<Start, 'settings' | 'onFailure'>): Promise<Database> {
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
  return createOutbox({ folder: outboxIn(dataDir), now: () => new Date(), onMail: onProgress });
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
