import { recordChanges } from '../../auth/recordChanges';
import { success } from '../../http/envelope';
import type { ServiceApp } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { acceptedLogo, getLogo, replaceLogo } from './logos.changes';
import { logoRoute, logoUpdateRoute } from './logos.routes';

/** Specification, administration area, sections 5 and 7. */
export function registerLogoRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const { orm } = deps.database;

  app.openapi(logoRoute, async (c) => {
    const { content, contentType, etag } = await getLogo(orm, c.var.principal, c.req.valid('param').id);
    return c.body(new Uint8Array(content), 200, { 'Content-Type': contentType, ETag: etag });
  });

  app.openapi(logoUpdateRoute, async (c) => {
    const content = Buffer.from(await c.req.valid('form').file.arrayBuffer());
    const { id } = c.req.valid('param');
    const logo = await acceptedLogo(orm, c.var.principal, id, content);
    await recordChanges(deps, c, (transaction) => replaceLogo(transaction, c.var.principal, id, logo));
    return c.json(success(null), 200);
  });
}
