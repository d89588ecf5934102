import { onlyOnce } from '../../calls/idempotency';
import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { memberChanges } from './members.changes';
import { departmentMemberRoutes, organizationMemberRoutes } from './members.routes';

const owners = [
  { kind: 'organization', ...organizationMemberRoutes },
  { kind: 'department', ...departmentMemberRoutes },
] as const;

export function userCalls(deps: ServiceDependencies) {
  return owners.flatMap(
    ({ kind, createRoute, administratorRoute, updateRoute, deactivateRoute, activateRoute }) => {
      const users = memberChanges(deps, kind);
      return [
        call(createRoute, (c) =>
          onlyOnce(
            deps,
            c,
            (transaction) =>
              users.add(transaction, c.var.principal, c.req.valid('param').id, c.req.valid('json')),
            (added) => c.json(success(added), 201),
          ),
        ),

        call(administratorRoute, (c) =>
          onlyOnce(
            deps,
            c,
            (transaction) =>
              users.addAdministrator(
                transaction,
                c.var.principal,
                c.req.valid('param').id,
                c.req.valid('json'),
              ),
            (added) => c.json(success(added), 201),
          ),
        ),

        call(updateRoute, async (c) => {
          const ifMatch = c.req.valid('header')['if-match'];
          await recordChanges(deps, c, (transaction) =>
            users.update(transaction, c.var.principal, c.req.valid('param'), c.req.valid('json'), ifMatch),
          );
          return c.json(success(null), 200);
        }),

        call(deactivateRoute, async (c) => {
          await recordChanges(deps, c, (transaction) =>
            users.setState(transaction, c.var.principal, c.req.valid('param'), 'Inactive'),
          );
          return c.json(success(null), 200);
        }),

        call(activateRoute, async (c) => {
          await recordChanges(deps, c, (transaction) =>
            users.setState(transaction, c.var.principal, c.req.valid('param'), 'Active'),
          );
          return c.json(success(null), 200);
        }),
      ];
    },
  );
}
