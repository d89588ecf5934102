import { asc, count } from 'drizzle-orm';
import { organizationScope } from '@server/auth/scope';
import { organization } from '@server/db/schema';
import { success } from '@server/http/envelope';
import { offsetOf } from '@server/http/paging';
import type { ServiceApp } from '@server/http/serviceApp';
import type { ServiceDependencies } from '@server/ports/serviceDependencies';
import { countOrganizations, organizationRows } from './organizationList.queries';
import { organizationAsRead } from './organizations.queries';
import {
  organizationDetailedListRoute,
  organizationListRoute,
  organizationRoute,
} from './organizations.routes';

/** Reading organisations (specification, administration area, section 7). */
export function registerOrganizationRoutes(
  app: ServiceApp,
  { database: { orm }, now }: ServiceDependencies,
): void {
  app.openapi(organizationListRoute, async (c) => {
    const paging = c.req.valid('query');
    const where = organizationScope(orm, c.var.principal);
    const [total] = await orm.select({ count: count() }).from(organization).where(where);
    const data = await orm
      .select({ organizationId: organization.id, organizationName: organization.name })
      .from(organization)
      .where(where)
      .orderBy(asc(organization.name), organization.id)
      .limit(paging.pageSize)
      .offset(offsetOf(paging));
    return c.json(success({ data, page: paging.page, totalCount: total?.count ?? 0 }), 200);
  });

  app.openapi(organizationDetailedListRoute, async (c) => {
    const paging = c.req.valid('query');
    const { principal } = c.var;
    const totalCount = await countOrganizations(orm, principal);
    const data = await organizationRows(orm, principal, paging, now());
    return c.json(success({ data, page: paging.page, totalCount }), 200);
  });

  app.openapi(organizationRoute, async (c) => {
    const found = await organizationAsRead(orm, c.var.principal, c.req.valid('param').id);
    if ('etag' in found) c.header('ETag', found.etag);
    return c.json(success(found), 200);
  });
}
