import { readOrganization } from '../../auth/scope';
import { onlyOnce } from '../../calls/idempotency';
import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { csvColumnsRoute } from './csvColumns.routes';
import { deleteOrganization } from './deletedOrganizations.changes';
import { organizationContents } from './organizationContents';
import { organizationContentsRoute, organizationDeleteRoute } from './organizationDeletion.routes';
import { administeredOrganizations, countOrganizations, organizationNames } from './organizationList.queries';
import { setOrganizationState } from './organizationState.changes';
import { organizationActivateRoute, organizationDeactivateRoute } from './organizationState.routes';
import { changeOrganization, changeWorkCountries, createOrganization } from './organizations.changes';
import { getOrganization, organizationPart } from './organizations.queries';
import {
  addressInformationRoute,
  contactInformationRoute,
  organizationCreateRoute,
  organizationDetailedListRoute,
  organizationListRoute,
  organizationRenameRoute,
  organizationRoute,
  workCountriesRoute,
} from './organizations.routes';

export function organizationCalls(deps: ServiceDependencies) {
  const { now } = deps;
  const { orm } = deps.database;
  return [
    call(organizationListRoute, async (c) => {
      const paging = c.req.valid('query');
      return c.json(success(await organizationNames(orm, c.var.principal, paging)), 200);
    }),
    call(organizationDetailedListRoute, async (c) => {
      const paging = c.req.valid('query');
      const { principal } = c.var;
      const totalCount = await countOrganizations(orm, principal);
      const data = await administeredOrganizations(orm, principal, paging, now());
      return c.json(success({ data, page: paging.page, totalCount }), 200);
    }),
    call(organizationRoute, async (c) => {
      const found = await getOrganization(orm, c.var.principal, c.req.valid('param').id);
      if ('etag' in found) c.header('ETag', found.etag);
      return c.json(success(found), 200);
    }),
    call(organizationCreateRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) => createOrganization(transaction, c.var.principal, c.req.valid('json')),
        (created) => c.json(success(created), 201),
      ),
    ),
    call(organizationContentsRoute, async (c) => {
      const id = await readOrganization(orm, c.var.principal, c.req.valid('param').id);
      return c.json(success(await organizationContents(orm, id)), 200);
    }),
    call(organizationDeleteRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        deleteOrganization(transaction, c.var.principal, { id: c.req.valid('param').id, now: now() }),
      );
      return c.body(null, 204);
    }),
    ...[
      { route: organizationDeactivateRoute, active: false },
      { route: organizationActivateRoute, active: true },
    ].map(({ route, active }) =>
      call(route, async (c) => {
        const state = { id: c.req.valid('param').id, active, now: now() };
        await recordChanges(deps, c, (transaction) =>
          setOrganizationState(transaction, c.var.principal, state),
        );
        return c.json(success(null), 200);
      }),
    ),
    call(organizationRenameRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        changeOrganization(transaction, c.var.principal, {
          id: c.req.valid('param').id,
          ifMatch: c.req.valid('header')['if-match'],
          part: organizationPart.name,
          values: c.req.valid('json'),
        }),
      );
      return c.json(success(null), 200);
    }),
    call(addressInformationRoute, async (c) => {
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
    }),
    call(contactInformationRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        changeOrganization(transaction, c.var.principal, {
          id: c.req.valid('param').id,
          ifMatch: c.req.valid('header')['if-match'],
          part: organizationPart.contactInformation,
          values: c.req.valid('json'),
        }),
      );
      return c.json(success(null), 200);
    }),
    call(csvColumnsRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        changeOrganization(transaction, c.var.principal, {
          id: c.req.valid('param').id,
          ifMatch: c.req.valid('header')['if-match'],
          part: organizationPart.csvColumns,
          values: c.req.valid('json'),
        }),
      );
      return c.json(success(null), 200);
    }),
    call(workCountriesRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        changeWorkCountries(transaction, c.var.principal, {
          id: c.req.valid('param').id,
          ifMatch: c.req.valid('header')['if-match'],
          values: c.req.valid('json'),
        }),
      );
      return c.json(success(null), 200);
    }),
  ];
}
