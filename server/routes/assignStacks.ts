import { success } from '@server/access/answer';
import { idOf, idsOf, stackScope } from '@server/access/scope';
import type { ServiceApp } from '@server/access/serviceApp';
import { assignStacksRoute } from '@server/contract/sawmill';
import type { ServiceDependencies } from '@server/dependencies';
import { assignStacks } from '@server/stacks/assignStacks';

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
