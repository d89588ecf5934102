import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { deactivatePerson, invitePerson } from './people.changes';
import { getPerson, knownPeople } from './people.queries';
import { personDeactivateRoute, personInvitationRoute, personListRoute, personRoute } from './people.routes';

export function peopleCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  return [
    call(personListRoute, async (c) => {
      const people = await knownPeople(orm, c.var.principal, c.req.valid('param').id);
      return c.json(success(people), 200);
    }),
    call(personRoute, async (c) => {
      const found = await getPerson(orm, c.var.principal, c.req.valid('param'));
      return c.json(success(found), 200);
    }),
    call(personDeactivateRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        deactivatePerson(transaction, c.var.principal, c.req.valid('param')),
      );
      return c.json(success(null), 200);
    }),
    call(personInvitationRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        invitePerson(transaction, c.var.principal, { ...c.req.valid('param'), now: deps.now() }),
      );
      return c.json(success(null), 200);
    }),
  ];
}
