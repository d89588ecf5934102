import { z } from 'zod';
import type { OwnAccess } from '../domain/ownAccess';
import type { Principal } from '../domain/principal';
import { success } from '../http/envelope';
import { unauthorized } from '../http/failure';
import type { ServiceApp } from '../http/serviceApp';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { loginRoute, logoutRoute, refreshTokenRoute } from './auth.routes';
import { loadPrincipal } from './loadPrincipal';
import { isPasswordOf } from './passwords';
import { Attempts, requireNoWait, SlidingWindow } from './rateLimit';
import { signAccessToken } from './tokens/jwt';
import { endFamily, rotate, startFamily } from './tokens/refreshTokens';

interface AuthDependencies extends ServiceDependencies {
  loadOwnAccess: (principal: Principal) => Promise<OwnAccess>;
}

/** Specification, administration area, sections 4 and 7. */
export function registerAuthRoutes(app: ServiceApp, deps: AuthDependencies): void {
  const { orm } = deps.database;
  const attempts = new Attempts({
    perAddress: { most: 5, minutes: 5 },
    inAll: { most: 50, minutes: 15 },
  });

  const refusedRefreshes = new SlidingWindow({ most: 60, minutes: 1 });

  app.openapi(loginRoute, async (c) => {
    const { username, password } = c.req.valid('json');
    const email = username.toLowerCase();
    const forgive = attempts.begin(email, c.var.clientAddress, deps.now());
    const principal = await loadPrincipal(orm, { email });
    const matches = await isPasswordOf(orm, email, password);
    if (!matches || principal === undefined || password === deps.refusedPassword)
      throw unauthorized('signInRefused');
    forgive();
    const place = { agent: c.req.header('user-agent'), address: c.var.clientAddress };
    const { refreshToken, sessionId } = await startFamily(
      deps.database.unrecorded,
      principal.userId,
      deps.now(),
      place,
    );
    const token = signAccessToken(deps.tokenSecret, { ...principal, sessionId }, deps.now());
    const access = await deps.loadOwnAccess(principal);
    return c.json(success({ token, refreshToken, access }), 200);
  });

  app.openapi(refreshTokenRoute, async (c) => {
    const { userId, refreshToken } = c.req.valid('json');
    const now = deps.now();
    requireNoWait(refusedRefreshes.wait(c.var.clientAddress, now.getTime()));
    // Counted at its end: the tabs of a browser use one token at once, and all of them succeed.
    const refused = () => refusedRefreshes.add(c.var.clientAddress, now.getTime());
    const isId = z.guid().safeParse(userId).success;
    const principal = await loadPrincipal(orm, isId ? { userId } : { email: userId.toLowerCase() });
    if (principal === undefined) {
      refused();
      throw unauthorized();
    }
    const successor = await rotate(deps, principal, refreshToken).catch((failure: unknown) => {
      refused();
      throw failure;
    });
    const token = signAccessToken(deps.tokenSecret, { ...principal, ...successor }, deps.now());
    return c.json(success({ token, refreshToken: successor.refreshToken }), 200);
  });

  app.openapi(logoutRoute, async (c) => {
    await endFamily(deps.database.unrecorded, c.req.valid('json').refreshToken);
    return c.body(null, 204);
  });
}
