import { recordChanges } from '../../auth/recordChanges';
import { success } from '../../http/envelope';
import type { ServiceApp } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { deactivatePerson, invitePerson } from './people.changes';
import { getPerson, knownPeople } from './people.queries';
import { personDeactivateRoute, personInvitationRoute, personListRoute, personRoute } from './people.routes';

export function registerPeopleRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const { orm } = deps.database;

  app.openapi(personListRoute, async (c) => {
    const people = await knownPeople(orm, c.var.principal, c.req.valid('param').id);
    return c.json(success(people), 200);
  });

  app.openapi(personRoute, async (c) => {
    const found = await getPerson(orm, c.var.principal, c.req.valid('param'));
    return c.json(success(found), 200);
  });

  app.openapi(personDeactivateRoute, async (c) => {
    await recordChanges(deps, c, (transaction) =>
      deactivatePerson(transaction, c.var.principal, c.req.valid('param')),
    );
    return c.json(success(null), 200);
  });

  app.openapi(personInvitationRoute, async (c) => {
    await recordChanges(deps, c, (transaction) =>
      invitePerson(transaction, c.var.principal, { ...c.req.valid('param'), now: deps.now() }),
    );
    return c.json(success(null), 200);
  });
}
