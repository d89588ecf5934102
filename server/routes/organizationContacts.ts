import { success } from '../access/answer';
import { administeredOrganization } from '../access/scope';
import type { ServiceApp } from '../access/serviceApp';
import {
  organizationContactCreateRoute,
  organizationContactDeleteRoute,
  organizationContactUpdateRoute,
} from '../contract/contact';
import type { ServiceDependencies } from '../dependencies';
import { contactChanges } from '../members/contacts';

export function registerOrganizationContactRoutes(
  app: ServiceApp,
  { database: { orm } }: ServiceDependencies,
): void {
  const contacts = contactChanges(orm, async (transaction, principal, id) => ({
    organizationId: await administeredOrganization(transaction, principal, id),
    departmentId: null,
  }));

  app.openapi(organizationContactCreateRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(success(await contacts.create(c.var.principal, id, c.req.valid('json'))), 201);
  });

  app.openapi(organizationContactUpdateRoute, async (c) => {
    const ifMatch = c.req.valid('header')['if-match'];
    await contacts.update(c.var.principal, c.req.valid('param'), c.req.valid('json'), ifMatch);
    return c.json(success(null), 200);
  });

  app.openapi(organizationContactDeleteRoute, async (c) => {
    await contacts.remove(c.var.principal, c.req.valid('param'));
    return c.body(null, 204);
  });
}
