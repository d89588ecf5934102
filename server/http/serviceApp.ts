import type { OpenAPIHono } from '@hono/zod-openapi';
import type { BlankSchema } from 'hono/types';
import type { Asker } from '../domain/asker';
import type { Holder, Principal } from '../domain/principal';
import type { ServiceRoute } from './createRoute';

/** An error of the portal that its page has reported. */
export interface PortalError {
  text: string;
  /** The page, without query. */
  path: string;
}

/** Set by the middleware before a route runs; `principal` on every call that is not public. */
export interface ServiceEnv {
  Bindings: {
    /** Set by the Node server; absent in tests that call the app directly. */
    incoming?: { socket: { remoteAddress?: string | undefined } };
    /** Of a call that another thread passes on: the address of the caller's connection. */
    connectionAddress?: string;
  };
  Variables: {
    requestId: string;
    /** Whose attempts are counted together; an IPv6 address stands for its /64. */
    clientAddress: string;
    route: ServiceRoute;
    /** Of the token; undefined on a public call. */
    holder: Holder | undefined;
    /** Whose places the call takes, with a statement: only for what costs so much that places are counted. */
    findAsker: () => Promise<Asker>;
    /** Set with the body, where the call has one. */
    hasLargeBody: boolean | undefined;
    /** Of a body of JSON: false where bytes were replaced when it was decoded. */
    isBodyUtf8: boolean;
    principal: Principal;
    /** The only stack that a call with a report token may read. */
    reportStackId: string | undefined;
    /** What the call reports, for the log. */
    portalError: PortalError | undefined;
  };
}

export type ServiceApp = OpenAPIHono<ServiceEnv, BlankSchema, '/api/v1'>;

/** Thrown where a call has been answered before: it ends with that answer. */
export class KeptAnswer extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super('kept answer');
  }
}
