import { idOf, idsOf, stackScope } from '@server/auth/scope';
import { success } from '@server/http/envelope';
import type { ServiceApp } from '@server/http/serviceApp';
import type { ServiceDependencies } from '@server/ports/serviceDependencies';
import { assignStacks } from './assignStacks.changes';
import { assignStacksRoute } from './sawmills.routes';

export function registerAssignStacksRoute(app: ServiceApp, { database, now }: ServiceDependencies): void {
  app.openapi(assignStacksRoute, async (c) => {
    const assigned = await assignStacks(database.orm, {
      sawmillId: idOf(c.req.valid('param').id),
      stackIds: idsOf(c.req.valid('json').stackIds),
      scope: stackScope(database.orm, c.var.principal),
      now: now(),
    });
    return c.json(success({ assigned }), 200);
  });
}
