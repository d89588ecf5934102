import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { success } from '../access/answer';
import { requireVersion } from '../access/entityTag';
import { administeredOrganization, openedDepartment } from '../access/scope';
import type { ServiceApp } from '../access/serviceApp';
import {
  customerNumberRoute,
  departmentCreateRoute,
  departmentInfoRoute,
  mailingListAddRoute,
  mailingListRemoveRoute,
} from '../contract/department';
import { department } from '../db/schema';
import { departmentInformation, departmentPart, departmentTag } from '../departments/departmentInformation';
import { addToMailingList, removeFromMailingList } from '../departments/mailingList';
import type { ServiceDependencies } from '../dependencies';

export function registerDepartmentChangeRoutes(
  app: ServiceApp,
  { database: { orm } }: ServiceDependencies,
): void {
  app.openapi(departmentCreateRoute, async (c) => {
    const { principal } = c.var;
    const { name, departmentNumber, ...body } = c.req.valid('json');
    const created = await orm.transaction(async (transaction) => {
      const organizationId = await administeredOrganization(transaction, principal, body.organizationId);
      const id = randomUUID();
      await transaction.insert(department).values({ id, organizationId, name, departmentNumber });
      return departmentInformation(transaction, principal, id);
    });
    return c.json(success(created), 201);
  });

  app.openapi(departmentInfoRoute, async (c) => {
    const { name, departmentNumber } = c.req.valid('json');
    await orm.transaction(async (transaction) => {
      const found = await openedDepartment(transaction, c.var.principal, c.req.valid('param').id);
      requireVersion(c.req.valid('header')['if-match'], departmentTag(found), departmentPart.info);
      await transaction.update(department).set({ name, departmentNumber }).where(eq(department.id, found.id));
    });
    return c.json(success(null), 200);
  });

  app.openapi(customerNumberRoute, async (c) => {
    const { customerNumber } = c.req.valid('json');
    await orm.transaction(async (transaction) => {
      const found = await openedDepartment(transaction, c.var.principal, c.req.valid('param').id);
      requireVersion(c.req.valid('header')['if-match'], departmentTag(found), departmentPart.customerNumber);
      await transaction.update(department).set({ customerNumber }).where(eq(department.id, found.id));
    });
    return c.json(success(null), 200);
  });

  app.openapi(mailingListAddRoute, async (c) => {
    await addToMailingList(orm, c.var.principal, c.req.valid('param').id, c.req.valid('json').email);
    return c.json(success(null), 200);
  });

  app.openapi(mailingListRemoveRoute, async (c) => {
    await removeFromMailingList(orm, c.var.principal, c.req.valid('param').id, c.req.valid('json').email);
    return c.json(success(null), 200);
  });
}
