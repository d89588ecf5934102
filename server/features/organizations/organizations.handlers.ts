import { onlyOnce } from '../../auth/idempotency';
import { recordChanges } from '../../auth/recordChanges';
import { readOrganization } from '../../auth/scope';
import { success } from '../../http/envelope';
import type { ServiceApp } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { deleteOrganization } from './deletedOrganizations.changes';
import { organizationContents } from './organizationContents';
import { countOrganizations, organizationNames, organizationRows } from './organizationList.queries';
import { setOrganizationState } from './organizationState.changes';
import { organizationActivateRoute, organizationDeactivateRoute } from './organizationState.routes';
import { changeOrganization, changeWorkCountries, createOrganization } from './organizations.changes';
import { getOrganization, organizationPart } from './organizations.queries';
import {
  addressInformationRoute,
  contactInformationRoute,
  organizationContentsRoute,
  organizationCreateRoute,
  organizationDeleteRoute,
  organizationDetailedListRoute,
  organizationListRoute,
  organizationRenameRoute,
  organizationRoute,
  workCountriesRoute,
} from './organizations.routes';

/** Specification, administration area, section 7. */
export function registerOrganizationRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const { now } = deps;
  const { orm } = deps.database;

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

  app.openapi(organizationCreateRoute, (c) =>
    onlyOnce(
      deps,
      c,
      (transaction) => createOrganization(transaction, c.var.principal, c.req.valid('json')),
      (created) => c.json(success(created), 201),
    ),
  );

  app.openapi(organizationContentsRoute, async (c) => {
    const id = await readOrganization(orm, c.var.principal, c.req.valid('param').id);
    return c.json(success(await organizationContents(orm, id)), 200);
  });

  app.openapi(organizationDeleteRoute, async (c) => {
    await recordChanges(deps, c, (transaction) =>
      deleteOrganization(transaction, c.var.principal, { id: c.req.valid('param').id, now: now() }),
    );
    return c.body(null, 204);
  });

  for (const { route, active } of [
    { route: organizationDeactivateRoute, active: false },
    { route: organizationActivateRoute, active: true },
  ])
    app.openapi(route, async (c) => {
      const state = { id: c.req.valid('param').id, active, now: now() };
      await recordChanges(deps, c, (transaction) =>
        setOrganizationState(transaction, c.var.principal, state),
      );
      return c.json(success(null), 200);
    });

  app.openapi(organizationRenameRoute, async (c) => {
    await recordChanges(deps, c, (transaction) =>
      changeOrganization(transaction, c.var.principal, {
        id: c.req.valid('param').id,
        ifMatch: c.req.valid('header')['if-match'],
        part: organizationPart.name,
        values: c.req.valid('json'),
      }),
    );
    return c.json(success(null), 200);
  });

  app.openapi(addressInformationRoute, async (c) => {
    const { country, ...address } = c.req.valid('json');
    await recordChanges(deps, c, (transaction) =>
      changeOrganization(transaction, c.var.principal, {
        id: c.req.valid('param').id,
        ifMatch: c.req.valid('header')['if-match'],
        part: organizationPart.addressInformation,
        values: { ...address, addressCountry: country },
      }),
    );
    return c.json(success(null), 200);
  });

  app.openapi(contactInformationRoute, async (c) => {
    await recordChanges(deps, c, (transaction) =>
      changeOrganization(transaction, c.var.principal, {
        id: c.req.valid('param').id,
        ifMatch: c.req.valid('header')['if-match'],
        part: organizationPart.contactInformation,
        values: c.req.valid('json'),
      }),
    );
    return c.json(success(null), 200);
  });

  app.openapi(workCountriesRoute, async (c) => {
    await recordChanges(deps, c, (transaction) =>
      changeWorkCountries(transaction, c.var.principal, {
        id: c.req.valid('param').id,
        ifMatch: c.req.valid('header')['if-match'],
        values: c.req.valid('json'),
      }),
    );
    return c.json(success(null), 200);
  });
}
