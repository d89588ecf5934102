import { success } from '../access/answer';
import { openedDepartment } from '../access/scope';
import type { ServiceApp } from '../access/serviceApp';
import {
  departmentContactCreateRoute,
  departmentContactDeleteRoute,
  departmentContactUpdateRoute,
} from '../contract/contact';
import type { ServiceDependencies } from '../dependencies';
import { contactChanges } from '../members/contacts';

export function registerDepartmentContactRoutes(
  app: ServiceApp,
  { database: { orm } }: ServiceDependencies,
): void {
  const contacts = contactChanges(orm, async (transaction, principal, departmentId) => {
    const { id, organizationId } = await openedDepartment(transaction, principal, departmentId);
    return { organizationId, departmentId: id };
  });

  app.openapi(departmentContactCreateRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(success(await contacts.create(c.var.principal, id, c.req.valid('json'))), 201);
  });

  app.openapi(departmentContactUpdateRoute, async (c) => {
    const ifMatch = c.req.valid('header')['if-match'];
    await contacts.update(c.var.principal, c.req.valid('param'), c.req.valid('json'), ifMatch);
    return c.json(success(null), 200);
  });

  app.openapi(departmentContactDeleteRoute, async (c) => {
    await contacts.remove(c.var.principal, c.req.valid('param'));
    return c.body(null, 204);
  });
}
