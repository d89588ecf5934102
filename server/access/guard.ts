import { createMiddleware } from 'hono/factory';
import { emailOfAccessToken } from '../auth/accessToken';
import { holderOfReportToken } from '../auth/reportToken';
import type { OperationId } from '../contract/routes';
import type { ServiceDependencies } from '../dependencies';
import { mayCall, rights } from '../rules/rights';
import { forbidden, missing, ServiceFailure, unauthorized } from './failure';
import { operationOf } from './operation';
import { loadPrincipal } from './principal';
import type { ServiceEnv } from './serviceApp';

/** Finds the call that is meant: 404 for an unknown path, 405 for a known one without this method. */
export function findOperation(basePath: string) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const found = operationOf(c.req.method, c.req.path.slice(basePath.length));
    if ('allowed' in found) {
      if (found.allowed.length === 0) throw missing();
      throw new ServiceFailure(405, 'methodNotAllowed', { headers: { Allow: found.allowed.join(', ') } });
    }
    c.set('operation', found);
    await next();
  });
}

/** The one call that takes the token of a report's link too. */
const reportCall: OperationId = 'getStackReport';

/** Lets through who is signed in, still active, and has a role that may make the call at all. */
export function enforceRights({ database, tokenSecret, now }: ServiceDependencies) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const { operationId } = c.var.operation;
    if (rights[operationId] !== 'public') {
      const token = /^Bearer ([^\s]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
      if (token === undefined) throw unauthorized();
      const holder =
        operationId === reportCall ? await holderOfReportToken(tokenSecret, token, now()) : undefined;
      c.set('reportStackId', holder?.stackId);
      const email = holder?.email ?? (await emailOfAccessToken(tokenSecret, token, now()));
      const principal = await loadPrincipal(database.orm, email);
      if (principal === undefined) throw unauthorized();
      c.set('principal', principal);
      if (!mayCall(operationId, principal)) throw forbidden();
    }
    await next();
  });
}
