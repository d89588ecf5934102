import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { Principal } from '../domain/principal';
import type { ServiceRoute } from './createRoute';

/** What the middleware has found out before a route runs. `principal` is set on every call that is not public. */
export interface ServiceEnv {
  /** Given by the Node server; absent when a test calls the app itself. */
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
  Variables: {
    requestId: string;
    route: ServiceRoute;
    principal: Principal;
    /** The only stack that the call may be about, where it came with a report token. */
    reportStackId: string | undefined;
  };
}

export type ServiceApp = OpenAPIHono<ServiceEnv, BlankSchema, '/api/v1'>;

/** The other end of the connection; headers that claim to know better are not believed. */
export function addressOf(c: Context<ServiceEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? '';
}
