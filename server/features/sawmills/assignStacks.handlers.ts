import { success } from '@server/http/envelope';
import { idOf, idsOf, stackScope } from '@server/auth/scope';
import type { ServiceApp } from '@server/http/serviceApp';
import { assignStacksRoute } from './sawmills.routes';
import type { ServiceDependencies } from '@server/http/serviceDependencies';
import { assignStacks } from './assignStacks.changes';

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
