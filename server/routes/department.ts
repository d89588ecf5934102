import { asc, eq } from 'drizzle-orm';
import { success } from '../access/answer';
import { departmentScope, idOf } from '../access/scope';
import type { ServiceApp } from '../access/serviceApp';
import { departmentListRoute, departmentRoute } from '../contract/department';
import { department, organization } from '../db/schema';
import { departmentInformation } from '../departments/departmentInformation';
import type { ServiceDependencies } from '../dependencies';

export function registerDepartmentRoutes(app: ServiceApp, { database: { orm } }: ServiceDependencies): void {
  app.openapi(departmentListRoute, async (c) => {
    const { principal } = c.var;
    // A global admin may open all; the departments of one organisation come with the organisation.
    if (principal.isGlobalAdmin) return c.json(success([]), 200);
    const departments = await orm
      .select({
        departmentId: department.id,
        name: department.name,
        organizationId: department.organizationId,
        organizationName: organization.name,
      })
      .from(department)
      .innerJoin(organization, eq(organization.id, department.organizationId))
      .where(departmentScope(principal))
      .orderBy(asc(department.name), department.id);
    return c.json(success(departments), 200);
  });

  app.openapi(departmentRoute, async (c) => {
    const found = await departmentInformation(orm, c.var.principal, idOf(c.req.valid('param').id));
    c.header('ETag', found.etag);
    return c.json(success(found), 200);
  });
}
