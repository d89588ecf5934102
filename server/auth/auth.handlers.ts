import type { Feature } from '../domain/features';
import { call } from '../http/call';
import { success } from '../http/envelope';
import { ServiceFailure, unauthorized } from '../http/failure';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { authFailures } from './auth.failures';
import { loginRoute, logoutRoute, refreshTokenRoute } from './auth.routes';
import { loadPrincipal, waitsForOrganization } from './loadPrincipal';
import { lockAccounts } from './lockAccounts';
import { noteLanguage } from './noteLanguage';
import { loadOwnAccess } from './ownAccess';
import { lockWithPassword, matchingHash } from './passwords';
import { Attempts, RefusedRefreshes } from './rateLimit';
import { signAccessToken } from './tokens/jwt';
import { endFamily, makeRoomForSession, ownerOfToken, rotate, startFamily } from './tokens/refreshTokens';

interface AuthDependencies extends ServiceDependencies {
  features: readonly Feature[];
}

export function authCalls(deps: AuthDependencies) {
  const { orm, unrecorded } = deps.database;
  const attempts = new Attempts(unrecorded, 'sign-in');
  const refusedRefreshes = new RefusedRefreshes(unrecorded);
  return [
    call(loginRoute, async (c) => {
      const { username, password } = c.req.valid('json');
      const email = username.normalize('NFC').toLowerCase();
      const attempt = { account: email, address: c.var.clientAddress, now: deps.now() };
      const opened = await attempts.compare(attempt, async () => {
        const isKnown = await attempts.hasSucceeded(attempt);
        const asker = {
          address: attempt.address,
          account: isKnown ? email : undefined,
          signal: c.req.raw.signal,
        };
        const caller = await loadPrincipal(orm, { email });
        const passwordHash = await matchingHash(orm, { email, password }, asker);
        if (passwordHash === undefined || password === deps.refusedPassword) return undefined;
        if (caller !== undefined) return { caller, passwordHash };
        // The answer gives the reason only after the right password.
        return (await waitsForOrganization(orm, email)) ? 'organizationInactive' : undefined;
      });
      if (opened === undefined) throw unauthorized(authFailures.signInRefused);
      if (opened === 'organizationInactive') throw new ServiceFailure(403, authFailures.organizationInactive);
      const { caller, passwordHash } = opened;
      const device = { agent: c.req.header('user-agent'), address: c.var.clientAddress };
      const { principal, refreshToken, sessionId } = await unrecorded.transaction(async (transaction) => {
        const { userId } = caller;
        await lockAccounts(transaction, [userId]);
        // Comparing takes long. A new password, or the loss of all access, during that time has ended only
        // the sessions that existed then.
        if (!(await lockWithPassword(transaction, { userId, passwordHash })))
          throw unauthorized(authFailures.signInRefused);
        const current = await loadPrincipal(transaction, { userId });
        if (current === undefined) throw unauthorized(authFailures.signInRefused);
        await makeRoomForSession(transaction, userId);
        await noteLanguage(transaction, userId, c.req.header('accept-language'));
        return { principal: current, ...(await startFamily(transaction, userId, deps.now(), device)) };
      });
      const token = signAccessToken(deps.tokenSecret, { ...principal, sessionId }, deps.now());
      const access = await loadOwnAccess(orm, principal, deps.features);
      return c.json(success({ token, refreshToken, access }), 200);
    }),
    call(refreshTokenRoute, async (c) => {
      const { userId, refreshToken } = c.req.valid('json');
      const now = deps.now();
      await refusedRefreshes.requireNoWait(c.var.clientAddress, now);
      const refused = () => refusedRefreshes.add(c.var.clientAddress, now);
      // Only the token is used: looking up the named account would take longer for an address that has one.
      const owner = await ownerOfToken(orm, refreshToken);
      const isNamed =
        owner !== undefined && [owner.userId, owner.email].includes(userId.normalize('NFC').toLowerCase());
      const principal = isNamed ? await loadPrincipal(orm, { userId: owner.userId }) : undefined;
      if (principal === undefined) {
        await refused();
        throw unauthorized();
      }
      const successor = await rotate(deps, principal, refreshToken).catch(async (failure: unknown) => {
        // Another failure, such as a time-out, says nothing about the token.
        if (failure instanceof ServiceFailure && failure.status === 401) await refused();
        throw failure;
      });
      await noteLanguage(unrecorded, principal.userId, c.req.header('accept-language'));
      const token = signAccessToken(deps.tokenSecret, { ...principal, ...successor }, deps.now());
      return c.json(success({ token, refreshToken: successor.refreshToken }), 200);
    }),
    call(logoutRoute, async (c) => {
      await unrecorded.transaction((transaction) => endFamily(transaction, c.req.valid('json').refreshToken));
      return c.body(null, 204);
    }),
  ];
}
