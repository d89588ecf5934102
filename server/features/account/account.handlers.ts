import { matchingHash } from '../../auth/passwords';
import { Attempts } from '../../auth/rateLimit';
import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { acceptedLanguage } from '../../texts/language';
import { currentPasswordWrong, endOtherSessions, endSession, preparePasswordChange } from './account.changes';
import { ownSessions } from './account.queries';
import { otherSessionsEndRoute, passwordRoute, sessionEndRoute, sessionListRoute } from './account.routes';

export function accountCalls(deps: ServiceDependencies) {
  const { orm, unrecorded } = deps.database;
  const tried = new Attempts(unrecorded, 'password-change');
  return [
    call(sessionListRoute, async (c) => {
      const sessions = await ownSessions(orm, c.var.principal, deps.now());
      return c.json(success(sessions), 200);
    }),
    call(sessionEndRoute, async (c) => {
      await unrecorded.transaction((transaction) =>
        endSession(transaction, c.var.principal, c.req.valid('param').id),
      );
      return c.body(null, 204);
    }),
    call(otherSessionsEndRoute, async (c) => {
      await unrecorded.transaction((transaction) => endOtherSessions(transaction, c.var.principal));
      return c.body(null, 204);
    }),
    call(passwordRoute, async (c) => {
      const { principal, clientAddress: address } = c.var;
      const { currentPassword: password, newPassword } = c.req.valid('json');
      const asker = { address, account: principal.email, signal: c.req.raw.signal };
      const former = await tried.compare({ account: principal.userId, address, now: deps.now() }, () =>
        matchingHash(orm, { email: principal.email, password }, asker),
      );
      if (former === undefined) throw currentPasswordWrong();
      const language = acceptedLanguage(c.req.header('accept-language'));
      const change = await preparePasswordChange(deps, principal, { former, newPassword, language }, asker);
      await recordChanges(deps, c, change);
      return c.json(success(null), 200);
    }),
  ];
}
