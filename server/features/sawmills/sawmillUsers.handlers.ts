import type { Invitations } from '@server/features/members/invitations';
import { success } from '@server/http/envelope';
import type { ServiceApp } from '@server/http/serviceApp';
import type { ServiceDependencies } from '@server/ports/serviceDependencies';
import { sawmillUserCreateRoute, sawmillUserDeleteRoute, sawmillUserUpdateRoute } from './sawmills.routes';
import { addSawmillUser, removeSawmillUser, updateSawmillUser } from './sawmillUsers.changes';

/** The users of sawmills (specification, administration area, section 7). */
export function registerSawmillUserRoutes(
  app: ServiceApp,
  deps: ServiceDependencies & { invitations: Invitations },
): void {
  const { orm } = deps.database;

  app.openapi(sawmillUserCreateRoute, async (c) => {
    const { id } = c.req.valid('param');
    const user = await addSawmillUser(deps, c.var.principal, { id, ...c.req.valid('json') });
    return c.json(success(user), 201);
  });

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
