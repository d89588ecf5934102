import { onlyOnce } from '../../auth/idempotency';
import { idOf, idsOf, stackScope } from '../../auth/scope';
import { undoableUntil } from '../../domain/assignment';
import { success } from '../../http/envelope';
import type { ServiceApp } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import {
  assignStacks,
  createSawmill,
  deleteSawmill,
  renameSawmill,
  unassignStacks,
} from './sawmills.changes';
import { sawmillPage } from './sawmills.queries';
import {
  assignStacksRoute,
  sawmillCreateRoute,
  sawmillDeleteRoute,
  sawmillListRoute,
  sawmillRenameRoute,
  sawmillUserCreateRoute,
  sawmillUserDeleteRoute,
  sawmillUserUpdateRoute,
  unassignStacksRoute,
} from './sawmills.routes';
import { addSawmillUser, removeSawmillUser, updateSawmillUser } from './sawmillUsers.changes';

/** Specification, administration area, section 7. */
export function registerSawmillRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const { orm } = deps.database;

  app.openapi(sawmillListRoute, async (c) => {
    const { organizationId, ...paging } = c.req.valid('query');
    return c.json(success(await sawmillPage(orm, c.var.principal, organizationId, paging)), 200);
  });

  app.openapi(sawmillCreateRoute, (c) =>
    onlyOnce(deps, c, async (transaction) => {
      const created = await createSawmill(transaction, c.var.principal, c.req.valid('json'));
      return c.json(success(created), 201);
    }),
  );

  app.openapi(sawmillRenameRoute, async (c) => {
    const { name, position } = c.req.valid('json');
    await renameSawmill(orm, c.var.principal, {
      id: c.req.valid('param').id,
      name,
      position,
      ifMatch: c.req.valid('header')['if-match'],
    });
    return c.json(success(null), 200);
  });

  app.openapi(sawmillDeleteRoute, async (c) => {
    await deleteSawmill(orm, c.var.principal, c.req.valid('param').id);
    return c.body(null, 204);
  });
}

export function registerAssignStacksRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const { now } = deps;

  app.openapi(assignStacksRoute, (c) =>
    onlyOnce(deps, c, async (transaction) => {
      const moment = now();
      const assigned = await assignStacks(transaction, {
        sawmillId: idOf(c.req.valid('param').id),
        stackIds: idsOf(c.req.valid('json').stackIds),
        scope: stackScope(transaction, c.var.principal),
        now: moment,
      });
      return c.json(success({ assigned, undoableUntil: undoableUntil(moment) }), 200);
    }),
  );

  app.openapi(unassignStacksRoute, (c) =>
    onlyOnce(deps, c, async (transaction) => {
      const { stackIds, until } = c.req.valid('json');
      const answer = await unassignStacks(transaction, {
        sawmillId: idOf(c.req.valid('param').id),
        stackIds: idsOf(stackIds),
        scope: stackScope(transaction, c.var.principal),
        now: now(),
        until: until === undefined ? undefined : new Date(until),
      });
      return c.json(success(answer), 200);
    }),
  );
}

/** Specification, administration area, section 7. */
export function registerSawmillUserRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const { orm } = deps.database;

  app.openapi(sawmillUserCreateRoute, (c) =>
    onlyOnce(deps, c, async (transaction) => {
      const { id } = c.req.valid('param');
      const user = await addSawmillUser(transaction, c.var.principal, {
        id,
        ...c.req.valid('json'),
        now: deps.now(),
      });
      return c.json(success(user), 201);
    }),
  );

  app.openapi(sawmillUserUpdateRoute, async (c) => {
    const ifMatch = c.req.valid('header')['if-match'];
    await updateSawmillUser(orm, c.var.principal, c.req.valid('param'), c.req.valid('json'), ifMatch);
    return c.json(success(null), 200);
  });

  app.openapi(sawmillUserDeleteRoute, async (c) => {
    await removeSawmillUser(orm, c.var.principal, c.req.valid('param'));
    return c.body(null, 204);
  });
}
