import { success } from '../../http/envelope';
import type { ServiceApp } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { countOrganizations, organizationNames, organizationRows } from './organizationList.queries';
import { getOrganization } from './organizations.queries';
import {
  organizationDetailedListRoute,
  organizationListRoute,
  organizationRoute,
} from './organizations.routes';

/** Specification, administration area, section 7. */
export function registerOrganizationRoutes(
  app: ServiceApp,
  { database: { orm }, now }: ServiceDependencies,
): void {
  app.openapi(organizationListRoute, async (c) => {
    const paging = c.req.valid('query');
    return c.json(success(await organizationNames(orm, c.var.principal, paging)), 200);
  });

  app.openapi(organizationDetailedListRoute, async (c) => {
    const paging = c.req.valid('query');
    const { principal } = c.var;
    const totalCount = await countOrganizations(orm, principal);
    const data = await organizationRows(orm, principal, paging, now());
    return c.json(success({ data, page: paging.page, totalCount }), 200);
  });

  app.openapi(organizationRoute, async (c) => {
    const found = await getOrganization(orm, c.var.principal, c.req.valid('param').id);
    if ('etag' in found) c.header('ETag', found.etag);
    return c.json(success(found), 200);
  });
}
