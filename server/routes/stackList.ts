import type { Context } from 'hono';
import { success } from '@server/access/answer';
import { bodyOf } from '@server/access/body';
import type { ServiceApp } from '@server/access/serviceApp';
import {
  sawmillStackListRoute,
  sawmillStackMapListRoute,
  stackListRoute,
  stackMapListRoute,
} from '@server/contract/stack';
import { SawmillStackMapFiltersSchema, StackMapFiltersSchema } from '@server/contract/stackFilters';
import type { ServiceDependencies } from '@server/dependencies';
import { checkedFilters, checkedSawmillFilters } from '@server/stacks/checkedFilters';
import { coordinatesJson } from '@server/stacks/stackCoordinates';
import { stackPage } from '@server/stacks/stackList';

/** Lists and maps of stacks, for admins by department and for sawmill users by sawmill. */
export function registerStackListRoutes(app: ServiceApp, { database: { orm } }: ServiceDependencies): void {
  app.openapi(stackListRoute, async (c) => {
    const { page, pageSize, ...filters } = c.req.valid('json');
    const checked = await checkedFilters(orm, c.var.principal, filters);
    return c.json(success(await stackPage(orm, checked, { page, pageSize })), 200);
  });

  app.openapi(sawmillStackListRoute, async (c) => {
    const { page, pageSize, ...filters } = c.req.valid('json');
    const checked = await checkedSawmillFilters(orm, c.var.principal, filters);
    return c.json(success(await stackPage(orm, checked, { page, pageSize })), 200);
  });

  app.put(stackMapListRoute.getRoutingPath(), async (c) => {
    const { page, pageSize, ...filters } = await bodyOf(c, StackMapFiltersSchema);
    const checked = await checkedFilters(orm, c.var.principal, filters);
    return successJson(c, await coordinatesJson(orm, checked, { page, pageSize }));
  });

  app.put(sawmillStackMapListRoute.getRoutingPath(), async (c) => {
    const { page, pageSize, ...filters } = await bodyOf(c, SawmillStackMapFiltersSchema);
    const checked = await checkedSawmillFilters(orm, c.var.principal, filters);
    return successJson(c, await coordinatesJson(orm, checked, { page, pageSize }));
  });
}

/** The envelope round a JSON text that PostgreSQL has written. */
function successJson(c: Context, json: string): Response {
  return c.body(`{"data":${json},"errorMessage":null}`, 200, { 'Content-Type': 'application/json' });
}
