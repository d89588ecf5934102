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
 * Middleware sets these before a route runs, and `principal` on every call that is not public; the holder is
 * undefined on a public one. Attempts from the client address are counted together; an IPv6 address stands
 * for its /64. `findAsker` takes a statement, so it is only called for costly calls, whose places are
 * counted. A body is not UTF-8 where bytes of its JSON were replaced when it was decoded.
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
