import { success } from '../access/answer';
import type { ServiceApp } from '../access/serviceApp';
import {
  organizationAdministratorRoute,
  organizationUserActivateRoute,
  organizationUserCreateRoute,
  organizationUserDeactivateRoute,
  organizationUserUpdateRoute,
} from '../contract/member';
import type { ServiceDependencies } from '../dependencies';
import { memberChanges } from '../members/memberChanges';
import { openOrganization } from '../members/memberOwner';
import { asMember } from './members';

export function registerOrganizationUserRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const users = memberChanges(deps, openOrganization);

  app.openapi(organizationUserCreateRoute, async (c) => {
    const added = await users.add(c.var.principal, c.req.valid('param').id, c.req.valid('json'));
    return c.json(success(asMember(added)), 201);
  });

  app.openapi(organizationAdministratorRoute, async (c) => {
    const { id } = c.req.valid('param');
    const added = await users.addAdministrator(c.var.principal, id, c.req.valid('json'));
    return c.json(success(asMember(added)), 201);
  });

  app.openapi(organizationUserUpdateRoute, async (c) => {
    const ifMatch = c.req.valid('header')['if-match'];
    await users.update(c.var.principal, c.req.valid('param'), c.req.valid('json'), ifMatch);
    return c.json(success(null), 200);
  });

  app.openapi(organizationUserDeactivateRoute, async (c) => {
    await users.setState(c.var.principal, c.req.valid('param'), 'Inactive');
    return c.json(success(null), 200);
  });

  app.openapi(organizationUserActivateRoute, async (c) => {
    await users.setState(c.var.principal, c.req.valid('param'), 'Active');
    return c.json(success(null), 200);
  });
}
