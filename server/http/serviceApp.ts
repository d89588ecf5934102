import type { OpenAPIHono } from '@hono/zod-openapi';
import type { BlankSchema } from 'hono/types';
import type { Asker } from '../domain/asker';
import type { Holder, Principal } from '../domain/principal';
import type { ServiceRoute } from './createRoute';

export interface PortalError {
  text: string;
  path: string;
}

/**
 * Middleware sets these before a route runs. It sets `principal` only for calls that are not public; `holder`
 * is undefined for public ones. Attempts to sign in or to renew a session are counted by `clientAddress`, for
 * IPv6 by its /64. `findAsker` needs an SQL statement, so only calls that occupy a slot in a queue use it.
 * `isBodyUtf8` is false if decoding replaced bytes of the JSON.
 */
export interface ServiceEnv {
  Bindings: {
    incoming?: { socket: { remoteAddress?: string | undefined } };
    connectionAddress?: string;
  };
  Variables: {
    requestId: string;
    clientAddress: string;
    route: ServiceRoute;
    holder: Holder | undefined;
    findAsker: () => Promise<Asker>;
    hasLargeBody: boolean | undefined;
    isBodyUtf8: boolean;
    principal: Principal;
    reportStackId: string | undefined;
    portalError: PortalError | undefined;
  };
}

export type ServiceApp = OpenAPIHono<ServiceEnv, BlankSchema, '/api/v1'>;

export class KeptAnswer extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super('kept answer');
  }
}
