import { PortalErrorCount } from '../../auth/rateLimit';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { portalErrorRoute } from './portalErrors.routes';

export function portalErrorCalls({ database, now }: ServiceDependencies) {
  const count = new PortalErrorCount(database.unrecorded);
  return [
    call(portalErrorRoute, async (c) => {
      await count.begin(c.var.principal.userId, now());
      c.set('portalError', c.req.valid('json'));
      return c.json(success({ id: c.var.requestId.slice(0, 8) }), 201);
    }),
  ];
}
