import { and, asc, count, eq } from 'drizzle-orm';
import { success } from '../access/answer';
import { missing } from '../access/failure';
import { offsetOf } from '../access/paging';
import { idOf, organizationScope } from '../access/scope';
import type { ServiceApp } from '../access/serviceApp';
import {
  organizationDetailedListRoute,
  organizationListRoute,
  organizationRoute,
} from '../contract/organization';
import { organization } from '../db/schema';
import type { ServiceDependencies } from '../dependencies';
import { organizationContacts, organizationUsers } from './members';
import { organizationDepartments } from './organizationDepartments';
import { countOrganizations, organizationRows } from './organizationRows';

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
    const { principal } = c.var;
    const id = idOf(c.req.valid('param').id);
    const [found] = await orm
      .select()
      .from(organization)
      .where(and(eq(organization.id, id), organizationScope(orm, principal)));
    if (found === undefined) throw missing();
    const departments = await organizationDepartments(orm, principal, id);
    const common = { organizationId: id, name: found.name, country: found.country, departments };
    // A department admin reads the name and the own departments of the organisation, not what it says of itself.
    if (!principal.isGlobalAdmin && !principal.organizationIds.includes(id)) {
      const unread = { addressInformation: null, contactInformation: null, users: null, contacts: null };
      return c.json(success({ ...common, ...unread }), 200);
    }
    const { street, streetNumber, city, zipCode, addressCountry, email, phone, webSite } = found;
    const organizationInformation = {
      ...common,
      addressInformation: { street, streetNumber, city, zipCode, country: addressCountry },
      contactInformation: { email, phone, webSite },
      users: await organizationUsers(orm, id),
      contacts: await organizationContacts(orm, id),
    };
    return c.json(success(organizationInformation), 200);
  });
}
