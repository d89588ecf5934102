import { readOrganization } from '../../../auth/scope';
import { success } from '../../../http/envelope';
import type { ServiceApp } from '../../../http/serviceApp';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { previewRetention } from './retention.queries';
import { retentionRoute } from './retention.routes';

export function registerRetentionRoute(app: ServiceApp, { database, now }: ServiceDependencies): void {
  const { orm } = database;
  app.openapi(retentionRoute, async (c) => {
    const id = await readOrganization(orm, c.var.principal, c.req.valid('param').id);
    return c.json(success(await previewRetention(orm, id, c.req.valid('query').months, now())), 200);
  });
}
