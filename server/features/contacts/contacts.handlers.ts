import { onlyOnce } from '../../calls/idempotency';
import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { contactChanges } from './contacts.changes';
import { departmentContactRoutes, organizationContactRoutes } from './contacts.routes';

const owners = [
  { kind: 'organization', ...organizationContactRoutes },
  { kind: 'department', ...departmentContactRoutes },
] as const;

export function contactCalls(deps: ServiceDependencies) {
  return owners.flatMap(({ kind, createRoute, updateRoute, deleteRoute }) => {
    const contacts = contactChanges(kind);
    return [
      call(createRoute, (c) =>
        onlyOnce(
          deps,
          c,
          (transaction) =>
            contacts.create(transaction, c.var.principal, c.req.valid('param').id, c.req.valid('json')),
          (created) => c.json(success(created), 201),
        ),
      ),

      call(updateRoute, async (c) => {
        const ifMatch = c.req.valid('header')['if-match'];
        await recordChanges(deps, c, (transaction) =>
          contacts.update(transaction, c.var.principal, c.req.valid('param'), c.req.valid('json'), ifMatch),
        );
        return c.json(success(null), 200);
      }),

      call(deleteRoute, async (c) => {
        await recordChanges(deps, c, (transaction) =>
          contacts.remove(transaction, c.var.principal, c.req.valid('param')),
        );
        return c.body(null, 204);
      }),
    ];
  });
}
