import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app';
import { loadTokenSecret } from './auth/tokens/jwt';
import { openDatabase } from './db/openDatabase';
import { demoMeasurements } from './demo/demoMeasurements';
import { seedDatabase } from './demo/seed/seedDatabase';
import { checkEvidence } from './features/stacks/records/storedEvidence';
import type { Log } from './http/requestLog';
import { createOutbox } from './mail/outbox';
import { createSmtpMailer } from './mail/smtp';
import type { Mailer } from './ports/mailer';
import type { ReportPrinter } from './ports/reportPrinter';
import { createChromiumPrinter } from './printing/chromiumPrinter';
import { installedBrowser } from './printing/installedBrowser';
import { localUrl } from './printing/localUrl';
import { startBrowser } from './printing/startBrowser';
import type { Settings } from './settings';

/** The seed of new demo data; a filled folder keeps its own. */
const demoSeed = 1;

/** Milliseconds that the end of the service waits for running responses. */
const closeTimeout = 10_000;

/**
 * Milliseconds without traffic after which a connection is dropped, or twice as long while a response is
 * unread; the portal's downloads have the same limit.
 */
const longestSilence = 120_000;

/** The port cannot be opened; the message is one line for the operator. */
export class PortError extends Error {
  override name = 'PortError';
}

interface Start {
  settings: Settings;
  /** Handles the requests outside `/api/`. */
  portal: (server: Server) => Promise<RequestListener>;
  log: Log;
  onProgress: (line: string) => void;
  /** Gets one line about a failure in the background. */
  onFailure: (line: string) => void;
}

interface RunningService {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves portal and service on one port. It opens the port before it touches the data folder, so that an
 * accidental second start changes nothing.
 * @throws PortError, DataFolderError
 */
export async function startService(start: Start): Promise<RunningService> {
  const { settings, portal, log, onProgress } = start;
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '2' }).end();
  };
  const server = createServer((request, response) => listener(request, response));
  server.timeout = longestSilence;
  const url = await listen(server, settings);
  try {
    const database = await openDatabase(settings.dataDir);
    try {
      const answerPortal = await portal(server);
      const now = settings.seedNow ?? new Date();
      const seed = await seedDatabase(database, {
        seed: demoSeed,
        now,
        nordskovStacks: settings.seedStacks,
        onProgress: ({ stacks, of }) => onProgress(`Demo data: ${stacks} of ${of} stacks`),
      });
      const measurements = demoMeasurements(seed);
      await checkEvidence(database.orm, measurements);
      const tokenSecret = await loadTokenSecret(database);
      const mailer = createMailer(start);
      const publicUrl = settings.publicUrl ?? url;
      const reports = createReports(start, url);
      const deps = {
        database,
        now: () => new Date(),
        tokenSecret,
        measurements,
        mailer,
        publicUrl,
        reports,
        ...(settings.trustedProxies && { trustedProxies: settings.trustedProxies }),
      };
      const app = createApp(deps, log);
      // Uses the adapter's own Request: the body limit copies requests, which Node's cannot.
      const answerService = getRequestListener(app.fetch);
      listener = (request, response) => {
        if (request.url?.startsWith('/api/')) void answerService(request, response);
        else answerPortal(request, response);
      };
      return {
        url,
        close: async () => {
          // A closing server takes no new connection, so that no page could be printed.
          await Promise.all([reports.close(), end(server)]);
          // Running deliveries may still read the database.
          await mailer.close();
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

function createMailer({ settings, onProgress, onFailure }: Start): Mailer {
  const { smtpUrl, mailFrom, dataDir } = settings;
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from: mailFrom, onFailure });
  const folder = path.resolve(dataDir, 'outbox');
  return createOutbox({ folder, now: () => new Date(), onMail: onProgress, onFailure });
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
    startBrowser: () => startBrowser({ executablePath, portalUrl, onFailure }),
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
  const cutOff = setTimeout(() => server.closeAllConnections(), closeTimeout);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cutOff);
}
