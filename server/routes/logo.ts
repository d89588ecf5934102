import { success } from '../access/answer';
import type { ServiceApp } from '../access/serviceApp';
import { logoRoute, logoUpdateRoute } from '../contract/organizationChanges';
import type { ServiceDependencies } from '../dependencies';
import { logoAsRead, replaceLogo } from '../organizations/logo';

/** The logo of an organisation (specification, administration area, sections 5 and 7). */
export function registerLogoRoutes(app: ServiceApp, { database: { orm } }: ServiceDependencies): void {
  app.openapi(logoRoute, async (c) => {
    const { content, contentType, etag } = await logoAsRead(orm, c.var.principal, c.req.valid('param').id);
    return c.body(new Uint8Array(content), 200, { 'Content-Type': contentType, ETag: etag });
  });

  app.openapi(logoUpdateRoute, async (c) => {
    const content = Buffer.from(await c.req.valid('form').file.arrayBuffer());
    await replaceLogo(orm, c.var.principal, c.req.valid('param').id, content);
    return c.json(success(null), 200);
  });
}
