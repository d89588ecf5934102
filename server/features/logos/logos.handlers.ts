import { logoRoute, logoUpdateRoute } from '@server/features/organizations/organizationChanges.routes';
import { success } from '@server/http/envelope';
import type { ServiceApp } from '@server/http/serviceApp';
import type { ServiceDependencies } from '@server/ports/serviceDependencies';
import { getLogo, replaceLogo } from './logos.changes';

/** The logo of an organisation (specification, administration area, sections 5 and 7). */
export function registerLogoRoutes(app: ServiceApp, { database: { orm } }: ServiceDependencies): void {
  app.openapi(logoRoute, async (c) => {
    const { content, contentType, etag } = await getLogo(orm, c.var.principal, c.req.valid('param').id);
    return c.body(new Uint8Array(content), 200, { 'Content-Type': contentType, ETag: etag });
  });

  app.openapi(logoUpdateRoute, async (c) => {
    const content = Buffer.from(await c.req.valid('form').file.arrayBuffer());
    await replaceLogo(orm, c.var.principal, c.req.valid('param').id, content);
    return c.json(success(null), 200);
  });
}
