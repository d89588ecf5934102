import { createMiddleware } from 'hono/factory';
import { askInsteadFor } from '../db/asker';
import type { Orm } from '../db/client';
import type { Asker } from '../domain/asker';
import type { Holder, Principal } from '../domain/principal';
import { mayCall, opensToKeys, type Rights } from '../domain/roles';
import { forbidden, unauthorized } from '../http/failure';
import type { ServiceEnv } from '../http/serviceApp';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { askerOf, askerOfKey } from './askerOf';
import { authFailures } from './auth.failures';
import { loadKey } from './loadKey';
import { loadPrincipal } from './loadPrincipal';
import { holderOfAccessToken, holderOfReportToken } from './tokens/jwt';
import { hashOf } from './tokens/secretToken';

export function checkToken({ database, tokenSecret, now }: ServiceDependencies) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const { rights, reportToken } = c.var.route;
    const key = c.req.header('x-api-key');
    if (key !== undefined && c.req.header('authorization') === undefined && opensToKeys(rights)) {
      // The key is checked before the body is read, so that a caller with a wrong key cannot send one.
      const caller = await loadKey(database.orm, hashOf(key));
      if (caller === undefined) throw unauthorized(authFailures.keyRefused);
      c.set('holder', caller);
      c.set('findAsker', async () => askerOfKey(caller));
      askInsteadFor(caller.userId);
    } else if (rights !== 'public') {
      const token = /^Bearer ([^\s]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
      if (token === undefined) throw unauthorized();
      const reader = reportToken ? holderOfReportToken(tokenSecret, token, now()) : undefined;
      c.set('reportStackId', reader?.stackId);
      const holder = reader ?? holderOfAccessToken(tokenSecret, token, now());
      c.set('holder', holder);
      let asker: Promise<Asker> | undefined;
      c.set('findAsker', () => {
        asker ??= askerOf(database.orm, holder);
        return asker;
      });
      askInsteadFor(holder.userId ?? holder.email);
    }
    await next();
  });
}

/**
 * A call gets 401 without a token of an active person, and 403 if none of the person's roles may make it. The
 * check comes after the body has arrived, because the sender may lose the right during the minutes that
 * sending takes.
 */
export function enforceRights({ database }: ServiceDependencies) {
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const { rights } = c.var.route;
    if (rights !== 'public') {
      if (c.var.holder === undefined) throw unauthorized();
      c.set('principal', await callerOf(database.orm, rights, c.var.holder));
    }
    await next();
  });
}

async function callerOf(orm: Orm, rights: Rights, holder: Holder): Promise<Principal> {
  const principal = await loadPrincipal(orm, holder);
  if (principal === undefined) throw unauthorized();
  if (!mayCall(rights, principal)) throw forbidden();
  return principal;
}
