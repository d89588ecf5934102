import { onlyOnce } from '../../calls/idempotency';
import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { createStackView, deleteStackView, updateStackView } from './stackViews.changes';
import { listStackViews } from './stackViews.queries';
import {
  stackViewCreateRoute,
  stackViewDeleteRoute,
  stackViewListRoute,
  stackViewUpdateRoute,
} from './stackViews.routes';

export function stackViewCalls(deps: ServiceDependencies) {
  const { now } = deps;
  const { orm } = deps.database;
  return [
    call(stackViewListRoute, async (c) => {
      const views = await listStackViews(orm, c.var.principal, c.req.valid('param').id);
      return c.json(success(views), 200);
    }),
    call(stackViewCreateRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) => {
          const { id: organizationId } = c.req.valid('param');
          const values = { organizationId, fields: c.req.valid('json'), now: now() };
          return createStackView(transaction, c.var.principal, values);
        },
        (created) => c.json(success(created), 201),
      ),
    ),
    call(stackViewUpdateRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        updateStackView(transaction, c.var.principal, c.req.valid('param'), {
          fields: c.req.valid('json'),
          ifMatch: c.req.valid('header')['if-match'],
          now: now(),
        }),
      );
      return c.json(success(null), 200);
    }),
    call(stackViewDeleteRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        deleteStackView(transaction, c.var.principal, c.req.valid('param')),
      );
      return c.body(null, 204);
    }),
  ];
}
