import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from './serviceApp';

/** One line per request, without query strings, bodies and other secrets. */
export interface LogEntry {
  requestId: string;
  /** Undefined without a valid token. */
  userId: string | undefined;
  /** The path in the contract; undefined for unknown paths. */
  route: string | undefined;
  method: string;
  status: number;
  milliseconds: number;
  /** The stack of an unexpected failure. */
  error?: string | undefined;
}

export type Log = (entry: LogEntry) => void;

/** @param stackOf the stack of a failure without what may not stand in a log */
export function logRequests(log: Log, stackOf: (error: Error) => string | undefined) {
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
      error: c.error !== undefined && c.res.status === 500 ? stackOf(c.error) : undefined,
    });
  });
}
