import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { pino } from 'pino';
import { z } from 'zod';
import { DataFolderError } from './db/folderLock';
import { DatabaseServerError } from './db/serverChecks';
import { demoPassword } from './demo/seed/organizations/people';
import { errorCodeOf } from './domain/errorCode';
import { errorText } from './http/errorText';
import { readTokenSecrets } from './secretSettings';
import { readSettings, SettingsError } from './settings';
import { PortError, startService } from './startService';

const accounts = [
  ['global@stackyard.example', 'global admin'],
  ['org@nordskov.example', 'organisation admin'],
  ['multi@stackyard.example', 'organisation admin of two organisations'],
  ['department@nordskov.example', 'department admin'],
  ['lead@nordskov.example', 'department admin of three departments'],
  ['sawmill@birkesav.example', 'sawmill user'],
  ['surveyor@nordskov.example', 'surveyor, no access to the portal'],
  ['inactive@nordskov.example', 'inactive, cannot sign in'],
] as const;

const packageFile = new URL('../package.json', import.meta.url);
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8')));

/** One line of JSON each. Failures go to the error stream; written at once, so that the end of the process loses none. */
const log = pino(
  {
    base: { release: version },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  pino.multistream(
    [
      { level: 'info', stream: pino.destination({ dest: 1, sync: true }) },
      { level: 'error', stream: pino.destination({ dest: 2, sync: true }) },
    ],
    { dedupe: true },
  ),
);

/** Where it happened, without the message, which may hold the values of a statement. */
function placeOf(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure;
  const frames = failure.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [errorCodeOf(failure) ?? failure.name, ...frames].join('\n');
}

/** Nobody knows what state the process is in: it ends, and whoever runs it starts it again. */
function endOnUnexpected(event: 'uncaughtException' | 'unhandledRejection'): void {
  process.on(event, (failure) => {
    log.fatal({ event, error: placeOf(failure) });
    process.exit(1);
  });
}

/** Runs until SIGTERM or SIGINT. A failed start is one line on the error stream and exit code 1. */
export async function runService(portal: (server: Server) => Promise<RequestListener>): Promise<void> {
  endOnUnexpected('uncaughtException');
  endOnUnexpected('unhandledRejection');
  try {
    const service = await startService({
      settings: readSettings(process.env),
      tokenSecrets: readTokenSecrets(process.env),
      portal,
      log: (entry) => log[entry.error === undefined ? 'info' : 'error'](entry),
      onProgress: (line) => console.info(line),
      onFailure: (line) => log.error(line),
    });
    console.info(`Stackyard runs at ${service.url}`);
    if (service.isDemo) {
      console.info(`Demo accounts, password ${demoPassword} for all:`);
      for (const [email, role] of accounts) console.info(`  ${email.padEnd(28)} ${role}`);
    }
    let isEnding = false;
    // A terminal and npm both send the interrupt: the second one must not cut the end short.
    const end = () => {
      if (isEnding) return;
      isEnding = true;
      service.close().then(
        () => process.exit(0),
        (failure) => {
          console.error(errorText(failure));
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
  } catch (failure) {
    const isExpected =
      failure instanceof SettingsError ||
      failure instanceof PortError ||
      failure instanceof DataFolderError ||
      failure instanceof DatabaseServerError;
    console.error(isExpected ? failure.message : errorText(failure));
    process.exit(1);
  }
}
