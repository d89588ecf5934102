import { createMiddleware } from 'hono/factory';
import type { OperationId } from '@server/api';
import type { Orm } from '@server/db/client';
import { forbidden, missing, ServiceFailure, unauthorized } from '@server/http/failure';
import type { ServiceEnv } from '@server/http/serviceApp';
import type { ServiceDependencies } from '@server/ports/serviceDependencies';
import { operationOf } from './operation';
import { type Holder, loadPrincipal, type Principal } from './principal';
import { mayCall, rights } from './rights';
import { holderOfAccessToken } from './tokens/accessToken';
import { holderOfReportToken } from './tokens/reportToken';

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
      const reader =
        operationId === reportCall ? await holderOfReportToken(tokenSecret, token, now()) : undefined;
      c.set('reportStackId', reader?.stackId);
      const holder = reader ?? (await holderOfAccessToken(tokenSecret, token, now()));
      c.set('principal', await callerOf(database.orm, operationId, holder));
    }
    await next();
  });
}

/** Asks again where a body was read: its sender may take minutes for it, and may have lost the right meanwhile. */
export function enforceRightsAgain({ database }: Pick<ServiceDependencies, 'database'>) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const { operationId, bodyType } = c.var.operation;
    if (rights[operationId] !== 'public' && bodyType !== undefined)
      c.set('principal', await callerOf(database.orm, operationId, c.var.principal));
    await next();
  });
}

async function callerOf(orm: Orm, operationId: OperationId, holder: Holder): Promise<Principal> {
  const principal = await loadPrincipal(orm, holder);
  if (principal === undefined) throw unauthorized();
  if (!mayCall(operationId, principal)) throw forbidden();
  return principal;
}
