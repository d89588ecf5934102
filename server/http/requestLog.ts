import { createMiddleware } from 'hono/factory';
import { errorText } from './errorText';
import { isWrittenWhileSent } from './fileTypes';
import type { PortalError, ServiceEnv } from './serviceApp';
import { watchStream } from './watchStream';

/**
 * The line contains no query strings, bodies or other secrets. A second line follows if the answer breaks
 * off. Behind trusted proxies, the address is the one that they forward; for IPv6, only the network is
 * logged.
 */
export interface LogEntry {
  requestId: string;
  userId: string | undefined;
  address: string;
  route: string | undefined;
  method: string;
  status: number;
  milliseconds: number;
  error?: string | undefined;
  portalError?: PortalError | undefined;
}

export type Log = (entry: LogEntry) => void;

export function logRequests(log: Log) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const { requestId } = c.var;
    const write = (failure: unknown) =>
      log({
        requestId,
        userId: c.get('principal')?.userId,
        address: c.var.clientAddress,
        route: c.get('route')?.path,
        method: c.req.method,
        status: c.res.status,
        milliseconds: Math.round(performance.now() - started),
        error: failure === undefined ? undefined : errorText(failure),
        portalError: c.get('portalError'),
      });
    write(c.res.status === 500 ? c.error : undefined);
    if (c.res.body === null || !isWrittenWhileSent(c.res)) return;
    const broken = (failure: unknown) => {
      write(failure);
      return new BrokenAnswer(requestId);
    };
    c.res = new Response(watchStream(c.res.body, { ended: () => undefined, broken }), c.res);
  });
}

class BrokenAnswer extends Error {
  constructor(requestId: string) {
    super(`The answer to ${requestId} broke off`);
    this.stack = this.message;
  }
}
