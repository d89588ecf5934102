import { eq } from 'drizzle-orm';
import { success } from '../access/answer';
import { addressOf } from '../access/connection';
import { unauthorized } from '../access/failure';
import { loadPrincipal } from '../access/principal';
import type { ServiceApp } from '../access/serviceApp';
import { signAccessToken } from '../auth/accessToken';
import { Attempts } from '../auth/attempts';
import { isPassword } from '../auth/passwords';
import { endFamily, rotate, startFamily } from '../auth/refreshTokens';
import { loginRoute, logoutRoute, refreshTokenRoute } from '../contract/auth';
import { appUser } from '../db/schema';
import type { ServiceDependencies } from '../dependencies';

/** Sign in, refresh, sign out (specification, administration area, sections 4 and 7). */
export function registerAuthRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const { orm } = deps.database;
  const attempts = new Attempts({ most: 5, minutes: 5 });

  app.openapi(loginRoute, async (c) => {
    const { username, password } = c.req.valid('json');
    const email = username.toLowerCase();
    const forgive = attempts.begin(email, addressOf(c), deps.now());
    const principal = await loadPrincipal(orm, { email });
    const [account] = await orm
      .select({ passwordHash: appUser.passwordHash })
      .from(appUser)
      .where(eq(appUser.email, email));
    const matches = await isPassword(password, account?.passwordHash ?? null);
    if (!matches || principal === undefined) throw unauthorized('signInRefused');
    forgive();
    const refreshToken = await startFamily(deps, principal.userId);
    const token = await signAccessToken(deps.tokenSecret, principal, deps.now());
    return c.json(success({ token, refreshToken }), 200);
  });

  app.openapi(refreshTokenRoute, async (c) => {
    const { userId, refreshToken } = c.req.valid('json');
    const principal = await loadPrincipal(orm, { email: userId.toLowerCase() });
    if (principal === undefined) throw unauthorized();
    const successor = await rotate(deps, principal, refreshToken);
    const token = await signAccessToken(deps.tokenSecret, principal, deps.now());
    return c.json(success({ token, refreshToken: successor }), 200);
  });

  app.openapi(logoutRoute, async (c) => {
    await endFamily(orm, c.req.valid('json').refreshToken);
    return c.body(null, 204);
  });
}
