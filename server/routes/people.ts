import { success } from '@server/access/answer';
import type { ServiceApp } from '@server/access/serviceApp';
import {
  personDeactivateRoute,
  personInvitationRoute,
  personListRoute,
  personRoute,
} from '@server/contract/person';
import type { ServiceDependencies } from '@server/dependencies';
import type { Invitations } from '@server/members/invitations';
import { knownPeople, personAsRead } from '@server/members/personAsRead';
import { deactivatePerson, invitePerson } from '@server/members/personChanges';

/** People within one organisation, whatever they have access to. */
export function registerPeopleRoutes(
  app: ServiceApp,
  deps: ServiceDependencies & { invitations: Invitations },
): void {
  const { orm } = deps.database;

  app.openapi(personListRoute, async (c) => {
    const people = await knownPeople(orm, c.var.principal, c.req.valid('param').id);
    return c.json(success(people), 200);
  });

  app.openapi(personRoute, async (c) => {
    const found = await personAsRead(orm, c.var.principal, c.req.valid('param'));
    return c.json(success(found), 200);
  });

  app.openapi(personDeactivateRoute, async (c) => {
    await deactivatePerson(orm, c.var.principal, c.req.valid('param'));
    return c.json(success(null), 200);
  });

  app.openapi(personInvitationRoute, async (c) => {
    await invitePerson(deps, c.var.principal, c.req.valid('param'));
    return c.json(success(null), 200);
  });
}
