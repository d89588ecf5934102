import { onlyOnce } from '../../calls/idempotency';
import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { createSawmill, deleteSawmill, renameSawmill } from './sawmills.changes';
import { sawmillPage } from './sawmills.queries';
import {
  sawmillCreateRoute,
  sawmillDeleteRoute,
  sawmillListRoute,
  sawmillRenameRoute,
  sawmillUserCreateRoute,
  sawmillUserDeleteRoute,
  sawmillUserUpdateRoute,
} from './sawmills.routes';
import { addSawmillUser, removeSawmillUser, updateSawmillUser } from './sawmillUsers.changes';

export function sawmillCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  return [
    call(sawmillListRoute, async (c) => {
      const { organizationId, ...paging } = c.req.valid('query');
      return c.json(success(await sawmillPage(orm, c.var.principal, organizationId, paging)), 200);
    }),
    call(sawmillCreateRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) => createSawmill(transaction, c.var.principal, c.req.valid('json')),
        (created) => c.json(success(created), 201),
      ),
    ),
    call(sawmillRenameRoute, async (c) => {
      const { name, position } = c.req.valid('json');
      await recordChanges(deps, c, (transaction) =>
        renameSawmill(transaction, c.var.principal, {
          id: c.req.valid('param').id,
          name,
          position,
          ifMatch: c.req.valid('header')['if-match'],
        }),
      );
      return c.json(success(null), 200);
    }),
    call(sawmillDeleteRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        deleteSawmill(transaction, c.var.principal, c.req.valid('param').id),
      );
      return c.body(null, 204);
    }),
  ];
}

export function sawmillUserCalls(deps: ServiceDependencies) {
  return [
    call(sawmillUserCreateRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) =>
          addSawmillUser(transaction, c.var.principal, {
            id: c.req.valid('param').id,
            ...c.req.valid('json'),
            now: deps.now(),
          }),
        (user) => c.json(success(user), 201),
      ),
    ),
    call(sawmillUserUpdateRoute, async (c) => {
      const ifMatch = c.req.valid('header')['if-match'];
      await recordChanges(deps, c, (transaction) =>
        updateSawmillUser(transaction, c.var.principal, c.req.valid('param'), c.req.valid('json'), ifMatch),
      );
      return c.json(success(null), 200);
    }),
    call(sawmillUserDeleteRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        removeSawmillUser(transaction, c.var.principal, c.req.valid('param')),
      );
      return c.body(null, 204);
    }),
  ];
}
