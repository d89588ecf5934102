import { onlyOnce } from '../../calls/idempotency';
import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import { listGlobalAdmins } from '../../people/globalAdmins.queries';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { acceptedLanguage } from '../../texts/language';
import { addGlobalAdmin, removeGlobalAdmin } from './globalAdmins.changes';
import { globalAdminAddRoute, globalAdminListRoute, globalAdminRemoveRoute } from './globalAdmins.routes';

export function globalAdminCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  return [
    call(globalAdminListRoute, async (c) => c.json(success(await listGlobalAdmins(orm)), 200)),
    call(globalAdminAddRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) => {
          const { email, language = acceptedLanguage(c.req.header('accept-language')) } = c.req.valid('json');
          const appointment = { principal: c.var.principal, email, language, now: deps.now() };
          return addGlobalAdmin(transaction, appointment);
        },
        (admin) => c.json(success(admin), 201),
      ),
    ),
    call(globalAdminRemoveRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        removeGlobalAdmin(transaction, c.var.principal, c.req.valid('param').id),
      );
      return c.body(null, 204);
    }),
  ];
}
