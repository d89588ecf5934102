import { onlyOnce } from '../../auth/idempotency';
import { success } from '../../http/envelope';
import type { ServiceApp } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { bringBackOrganization } from './deletedOrganizations.changes';
import { deletedOrganizations } from './deletedOrganizations.queries';
import { deletedOrganizationListRoute, organizationBringingBackRoute } from './deletedOrganizations.routes';

export function registerDeletedOrganizationRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const { now } = deps;

  app.openapi(deletedOrganizationListRoute, async (c) =>
    c.json(success(await deletedOrganizations(deps.database.orm, now())), 200),
  );

  app.openapi(organizationBringingBackRoute, (c) =>
    onlyOnce(
      deps,
      c,
      (transaction) =>
        bringBackOrganization(transaction, c.var.principal, { id: c.req.valid('param').id, now: now() }),
      () => c.json(success(null), 200),
    ),
  );
}
