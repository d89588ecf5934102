import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from './serviceApp';

/** One line per request, without query strings, bodies or anything else that may hold a secret. */
export interface LogEntry {
  requestId: string;
  /** Undefined before somebody is known. */
  userId: string | undefined;
  /** As in the contract; undefined for paths that do not exist. */
  route: string | undefined;
  method: string;
  status: number;
  milliseconds: number;
  /** The stack of an unexpected failure. */
  error?: string | undefined;
}

export type Log = (entry: LogEntry) => void;

/** Logs each request once it has been answered. */
export function logRequests(log: Log) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    log({
      requestId: c.var.requestId,
      userId: c.get('principal')?.userId,
      route: c.get('route')?.path,
      method: c.req.method,
      status: c.res.status,
      milliseconds: Math.round(performance.now() - started),
      error: c.error !== undefined && c.res.status === 500 ? c.error.stack : undefined,
    });
  });
}
