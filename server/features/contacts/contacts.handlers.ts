import { onlyOnce } from '../../auth/idempotency';
import { recordChanges } from '../../auth/recordChanges';
import { success } from '../../http/envelope';
import type { ServiceApp } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { contactChanges } from './contacts.changes';
import { departmentContactRoutes, organizationContactRoutes } from './contacts.routes';

const owners = [
  { kind: 'organization', ...organizationContactRoutes },
  { kind: 'department', ...departmentContactRoutes },
] as const;

/** Specification, administration area, section 7. */
export function registerContactRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  for (const { kind, createRoute, updateRoute, deleteRoute } of owners) {
    const contacts = contactChanges(kind);

    app.openapi(createRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) =>
          contacts.create(transaction, c.var.principal, c.req.valid('param').id, c.req.valid('json')),
        (created) => c.json(success(created), 201),
      ),
    );

    app.openapi(updateRoute, async (c) => {
      const ifMatch = c.req.valid('header')['if-match'];
      await recordChanges(deps, c, (transaction) =>
        contacts.update(transaction, c.var.principal, c.req.valid('param'), c.req.valid('json'), ifMatch),
      );
      return c.json(success(null), 200);
    });

    app.openapi(deleteRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        contacts.remove(transaction, c.var.principal, c.req.valid('param')),
      );
      return c.body(null, 204);
    });
  }
}
