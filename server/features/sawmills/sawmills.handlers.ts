import { success } from '@server/http/envelope';
import type { ServiceApp } from '@server/http/serviceApp';
import type { ServiceDependencies } from '@server/ports/serviceDependencies';
import { createSawmill, deleteSawmill, renameSawmill } from './sawmills.changes';
import { sawmillPage } from './sawmills.queries';
import {
  sawmillCreateRoute,
  sawmillDeleteRoute,
  sawmillListRoute,
  sawmillRenameRoute,
} from './sawmills.routes';

/** The sawmills of an organisation (specification, administration area, section 7). */
export function registerSawmillRoutes(app: ServiceApp, { database: { orm } }: ServiceDependencies): void {
  app.openapi(sawmillListRoute, async (c) => {
    const { organizationId, ...paging } = c.req.valid('query');
    return c.json(success(await sawmillPage(orm, c.var.principal, organizationId, paging)), 200);
  });

  app.openapi(sawmillCreateRoute, async (c) =>
    c.json(success(await createSawmill(orm, c.var.principal, c.req.valid('json'))), 201),
  );

  app.openapi(sawmillRenameRoute, async (c) => {
    await renameSawmill(orm, c.var.principal, {
      id: c.req.valid('param').id,
      name: c.req.valid('json').name,
      ifMatch: c.req.valid('header')['if-match'],
    });
    return c.json(success(null), 200);
  });

  app.openapi(sawmillDeleteRoute, async (c) => {
    await deleteSawmill(orm, c.var.principal, c.req.valid('param').id);
    return c.body(null, 204);
  });
}
