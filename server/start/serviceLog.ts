import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { z } from 'zod';
import { errorCodeOf } from '../domain/errorCode';
import type { LogEntry } from '../http/requestLog';
import { packageFile } from '../programFiles';

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8')));

/**
 * Lines are JSON, and failures go to the error stream. Lines are written synchronously, so that none is lost
 * when the process ends.
 */
export const serviceLog = pino(
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

export function logCall(entry: LogEntry): void {
  const level = entry.error !== undefined ? 'error' : entry.portalError === undefined ? 'info' : 'warn';
  serviceLog[level](entry);
}

/** The message is left out, because it may contain the values of a statement. */
function locationOf(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure;
  const frames = failure.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [errorCodeOf(failure) ?? failure.name, ...frames].join('\n');
}

/**
 * After an unexpected failure, the state of the process or thread is unknown. It therefore ends, and its
 * supervisor starts it again.
 */
export function endOnUnexpectedFailure(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (failure: unknown) => {
      serviceLog.fatal({ event, error: locationOf(failure) });
      process.exit(1);
    });
}
