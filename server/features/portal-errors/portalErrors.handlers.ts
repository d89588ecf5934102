import { PortalErrorCount } from '../../auth/rateLimit';
import { success } from '../../http/envelope';
import type { ServiceApp } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { portalErrorRoute } from './portalErrors.routes';

export function registerPortalErrorRoute(app: ServiceApp, { database, now }: ServiceDependencies): void {
  const count = new PortalErrorCount(database.unrecorded);

  app.openapi(portalErrorRoute, async (c) => {
    await count.begin(c.var.principal.userId, now());
    c.set('portalError', c.req.valid('json'));
    return c.json(success({ id: c.var.requestId.slice(0, 8) }), 201);
  });
}
