import { readOrganization } from '../../auth/scope';
import { success } from '../../http/envelope';
import type { ServiceApp } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import {
  addressInformationRoute,
  contactInformationRoute,
  organizationContentsRoute,
  organizationCreateRoute,
  organizationDeleteRoute,
  organizationRenameRoute,
} from './organizationChanges.routes';
import { organizationContents } from './organizationContents';
import { changeOrganization, createOrganization, deleteOrganization } from './organizations.changes';
import { organizationPart } from './organizations.queries';

/** Specification, administration area, section 7. */
export function registerOrganizationChangeRoutes(
  app: ServiceApp,
  { database: { orm } }: ServiceDependencies,
): void {
  app.openapi(organizationCreateRoute, async (c) => {
    const created = await createOrganization(orm, c.var.principal, c.req.valid('json'));
    return c.json(success(created), 201);
  });

  app.openapi(organizationContentsRoute, async (c) => {
    const id = await readOrganization(orm, c.var.principal, c.req.valid('param').id);
    return c.json(success(await organizationContents(orm, id)), 200);
  });

  app.openapi(organizationDeleteRoute, async (c) => {
    await deleteOrganization(orm, c.var.principal, c.req.valid('param').id);
    return c.body(null, 204);
  });

  app.openapi(organizationRenameRoute, async (c) => {
    await changeOrganization(orm, c.var.principal, {
      id: c.req.valid('param').id,
      ifMatch: c.req.valid('header')['if-match'],
      part: organizationPart.name,
      values: c.req.valid('json'),
    });
    return c.json(success(null), 200);
  });

  app.openapi(addressInformationRoute, async (c) => {
    const { country, ...address } = c.req.valid('json');
    await changeOrganization(orm, c.var.principal, {
      id: c.req.valid('param').id,
      ifMatch: c.req.valid('header')['if-match'],
      part: organizationPart.addressInformation,
      values: { ...address, addressCountry: country },
    });
    return c.json(success(null), 200);
  });

  app.openapi(contactInformationRoute, async (c) => {
    await changeOrganization(orm, c.var.principal, {
      id: c.req.valid('param').id,
      ifMatch: c.req.valid('header')['if-match'],
      part: organizationPart.contactInformation,
      values: c.req.valid('json'),
    });
    return c.json(success(null), 200);
  });
}
