import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app';
import { type GivenSecrets, loadTokenSecret } from './auth/tokens/tokenSecret';
import type { Database } from './db/client';
import { openDatabase } from './db/openDatabase';
import { openPostgres } from './db/openPostgres';
import { requireSchema, requireServer, requireService } from './db/serverChecks';
import { demoMeasurements } from './demo/demoMeasurements';
import { createDrawingThread } from './demo/pictures/drawingThread';
import { demoPassword } from './demo/seed/organizations/people';
import { seedDatabase } from './demo/seed/seedDatabase';
import { checkEvidence } from './features/stacks/records/storedEvidence';
import type { Log } from './http/requestLog';
import { startJobs } from './jobs';
import { createOutbox } from './mail/outbox';
import { createSmtpMailer } from './mail/smtp';
import type { Mailer } from './ports/mailer';
import { noMeasurements } from './ports/measurementSource';
import type { ReportPrinter } from './ports/reportPrinter';
import { createChromiumPrinter } from './printing/chromiumPrinter';
import { installedBrowser } from './printing/installedBrowser';
import { localUrl } from './printing/localUrl';
import { startBrowser } from './printing/startBrowser';
import { createProbes } from './probes';
import type { Settings } from './settings';

/** The seed of new demo data; a filled folder keeps its own. */
const demoSeed = 1;

/** With a low priority: whoever waits for a page goes before whoever waits for a PDF. Windows has no such command. */
const browserLauncher =
  process.platform === 'win32'
    ? undefined
    : fileURLToPath(new URL('printing/background-browser.sh', import.meta.url));

/** It draws nothing unless asked to. */
const drawingProgram = new URL('demo/pictures/startDrawing.mjs', import.meta.url);

/** Milliseconds that the end of the service waits for running responses. */
const closeTimeout = 10_000;

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
  const { settings, portal, log, onProgress } = start;
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
  const url = await listen(server, settings);
  try {
    const database = await usableDatabase(start);
    try {
      const answerPortal = await portal(server);
      const now = settings.seedNow ?? new Date();
      const seed = await seedDatabase(database, {
        seed: demoSeed,
        now,
        nordskovStacks: settings.seedStacks,
        onProgress: ({ stacks, of }) => onProgress(`Demo data: ${stacks} of ${of} stacks`),
      });
      const drawing = createDrawingThread(drawingProgram);
      const measurements = seed === null ? noMeasurements : demoMeasurements(seed, drawing.draw);
      if (seed !== null) await checkEvidence(database.orm, measurements);
      const tokenSecret = await loadTokenSecret(database.unrecorded, start.tokenSecrets);
      const mailer = createMailer(start);
      const reports = createReports(start, url);
      const deps = {
        database,
        now: () => new Date(),
        tokenSecret,
        measurements,
        reports,
        refusedPassword: seed === null ? demoPassword : undefined,
        corsOrigins: settings.corsOrigins,
        onFailure: start.onFailure,
        ...(settings.trustedProxies && { trustedProxies: settings.trustedProxies }),
      };
      const jobs = startJobs({
        database,
        now: deps.now,
        mailer,
        publicUrl: settings.publicUrl ?? url,
        onFailure: start.onFailure,
        historyMonths: settings.historyMonths,
      });
      const app = createApp(deps, log);
      // Uses the adapter's own Request: the body limit copies requests, which Node's cannot.
      const answerService = getRequestListener(app.fetch);
      listener = (request, response) => {
        if (request.url?.startsWith('/api/')) void answerService(request, response);
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
          await Promise.all([reports.close(), end(server)]);
          await jobs.close();
          await drawing.close();
          await database.close();
        },
      };
    } catch (failure) {
      await database.close();
      throw failure;
    }
  } catch (failure) {
    server.close();
    server.closeAllConnections();
    throw failure;
  }
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

/** The service starts without a browser too; archives then note the missing reports. */
function createReports({ settings, onProgress, onFailure }: Start, url: string): ReportPrinter {
  const executablePath = settings.chromiumPath ?? installedBrowser(process.env);
  if (executablePath === undefined)
    onProgress(
      'No Chromium found: archives will hold no reports. Install one, or name it with CHROMIUM_PATH.',
    );
  const portalUrl = localUrl(url);
  return createChromiumPrinter({
    portalUrl,
    startBrowser: () => startBrowser({ executablePath, launcher: browserLauncher, portalUrl, onFailure }),
    onFailure,
  });
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

async function end(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([closed, setTimeout(closeTimeout, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
