import { onlyOnce } from '../../calls/idempotency';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { bringBackOrganization } from './deletedOrganizations.changes';
import { deletedOrganizations } from './deletedOrganizations.queries';
import { deletedOrganizationListRoute, organizationBringingBackRoute } from './deletedOrganizations.routes';

export function deletedOrganizationCalls(deps: ServiceDependencies) {
  const { now } = deps;
  return [
    call(deletedOrganizationListRoute, async (c) =>
      c.json(success(await deletedOrganizations(deps.database.orm, now())), 200),
    ),
    call(organizationBringingBackRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) =>
          bringBackOrganization(transaction, c.var.principal, { id: c.req.valid('param').id, now: now() }),
        () => c.json(success(null), 200),
      ),
    ),
  ];
}
