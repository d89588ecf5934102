import type { OpenAPIHono } from '@hono/zod-openapi';
import type { BlankSchema } from 'hono/types';
import type { Asker } from '../domain/asker';
import type { Holder, Principal } from '../domain/principal';
import type { ServiceRoute } from './createRoute';

export interface PortalError {
  text: string;
  path: string;
}

/** Middleware sets these before a route runs, and `principal` on every call that is not public. */
export interface ServiceEnv {
  Bindings: {
    incoming?: { socket: { remoteAddress?: string | undefined } };
    connectionAddress?: string;
  };
  Variables: {
    requestId: string;
    /** Attempts from this address are counted together; an IPv6 address stands for its /64. */
    clientAddress: string;
    route: ServiceRoute;
    /** The value is undefined on a public call. */
    holder: Holder | undefined;
    /** The look-up takes a statement, so it is only made for costly calls, whose places are counted. */
    findAsker: () => Promise<Asker>;
    hasLargeBody: boolean | undefined;
    /** The value is false where bytes of a JSON body were replaced when it was decoded. */
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
