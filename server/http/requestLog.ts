import { createMiddleware } from 'hono/factory';
import { errorText } from './errorText';
import { isWrittenWhileSent } from './fileTypes';
import type { PortalError, ServiceEnv } from './serviceApp';
import { watchStream } from './watchStream';

/** One line per request, without query strings, bodies and other secrets; another one when its answer breaks off. */
export interface LogEntry {
  requestId: string;
  /** Undefined without a valid token. */
  userId: string | undefined;
  /** Of the caller; behind trusted proxies what they forward, of IPv6 the network. */
  address: string;
  /** The path in the contract; undefined for unknown paths. */
  route: string | undefined;
  method: string;
  status: number;
  milliseconds: number;
  /** An unexpected failure, without values. */
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

/** What the server prints of an answer that broke off; our own line says why. */
class BrokenAnswer extends Error {
  constructor(requestId: string) {
    super(`The answer to ${requestId} broke off`);
    this.stack = this.message;
  }
}
